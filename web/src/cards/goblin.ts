// Makes Goblin's cards searchable: a monster and the reward on its back are one card.

import { named } from "../games/goblin/card/in-words";
import { say, words } from "../lib/words.svelte";
import { capital } from "./find/capital";
import type { Entry, Filter } from "./find/fitting";
import { plain } from "./find/plain";
import type { GoblinCard } from "./wire";

export const GOBLIN_FILTERS = ["kind", "level", "hero", "colour"];
const OF_FRONTS = ["monster", "gatekeeper", "lord"];
const OF_BACKS = ["action", "weapon", "armour"];
const LEVELS = ["I", "II", "III"];
const COLOURS = ["green", "blue", "red", "yellow"];

export const goblinName = ({ front, back }: GoblinCard): string =>
  [front, back].flatMap((side) => (side ? named(side.name) : [])).join(" / ");

const kindOf = ({ level, gate }: GoblinCard): string => (level === "lord" ? "lord" : gate ? "gatekeeper" : "monster");

export function goblinEntries(cards: GoblinCard[]): Entry<GoblinCard>[] {
  return cards.map((card) => {
    const { front, back, hero, level } = card;
    const curses = (front?.curses ?? []).map((curse) => say(`goblin-curse-${curse}`));
    const effects = (back?.effects ?? []).map(([effect]) =>
      say(`goblin-${back?.kind === "action" ? "effect" : "gear"}-${effect}`),
    );
    const flavours = [front, back].map((side) =>
      side && words.has(side.name) ? words.attribute(side.name, "flavour") : "",
    );
    return {
      card,
      said: plain(
        [card.id, goblinName(card), hero ? say(`karak-hero-${hero}`) : "", ...curses, ...effects, ...flavours].join(
          " ",
        ),
      ),
      traits: {
        kind: [...(front ? [kindOf(card)] : []), ...(back ? [back.kind] : [])],
        level: level ? [level] : [],
        hero: hero ? [hero] : [],
        colour: back?.colour ? [back.colour] : [],
      },
    };
  });
}

export function goblinFilters(cards: GoblinCard[]): Filter[] {
  const heroes = [...new Set(cards.flatMap(({ hero }) => hero ?? []))];
  const kinds = [
    ...OF_FRONTS.map((value) => ({ value, label: capital(say(`web-cards-kind-${value}`)) })),
    ...OF_BACKS.map((value) => ({ value, label: capital(say(`goblin-kind-${value}`)) })),
  ];
  return [
    { name: "kind", label: say("web-cards-kind"), choices: kinds },
    { name: "level", label: say("web-cards-level"), choices: LEVELS.map((value) => ({ value, label: value })) },
    {
      name: "colour",
      label: say("web-cards-colour"),
      choices: COLOURS.map((value) => ({ value, label: capital(say(`goblin-colour-${value}`)) })),
    },
    {
      name: "hero",
      label: say("web-cards-hero"),
      choices: heroes.map((value) => ({ value, label: say(`karak-hero-${value}`) })),
    },
  ];
}
