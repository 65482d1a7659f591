// Makes Shabrak's cards searchable.

import { flavourOf, nameOf, textsOf } from "../games/shabrak/card/words";
import { say } from "../lib/words.svelte";
import { capital } from "./find/capital";
import type { Entry, Filter } from "./find/fitting";
import { plain } from "./find/plain";
import type { ShabrakCard } from "./wire";

export const SHABRAK_FILTERS = ["kind", "sark", "rarity"];
const KINDS = ["sark", "commander", "warrior", "event", "equipment"];
const RARITIES = ["common", "rare", "unseen"];

export const cardName = ({ name }: ShabrakCard): string => nameOf(name);

export function shabrakEntries(cards: ShabrakCard[]): Entry<ShabrakCard>[] {
  const ids = new Map(sarksOf(cards).map(({ id, name }) => [name, id]));
  return cards.map((card) => ({
    card,
    said: plain(
      [card.id, cardName(card), ...textsOf(card), flavourOf(card), card.sark ? nameOf(card.sark) : ""].join(" "),
    ),
    traits: {
      kind: [card.kind, ...(card.commander ? ["commander"] : [])],
      sark: [ids.get(card.kind === "sark" ? card.name : (card.sark ?? "")) ?? ""],
      rarity: [card.rarity],
    },
  }));
}

export function shabrakFilters(cards: ShabrakCard[]): Filter[] {
  const kind = (value: string) => say(value === "commander" ? "shabrak-commander" : `shabrak-kind-${value}`);
  return [
    {
      name: "kind",
      label: say("web-cards-kind"),
      choices: KINDS.map((value) => ({ value, label: capital(kind(value)) })),
    },
    {
      name: "sark",
      label: capital(say("shabrak-kind-sark")),
      choices: sarksOf(cards).map((sark) => ({ value: sark.id, label: cardName(sark) })),
    },
    {
      name: "rarity",
      label: say("web-cards-rarity"),
      choices: RARITIES.map((value) => ({ value, label: capital(say(`shabrak-rarity-${value}`)) })),
    },
  ];
}

const sarksOf = (cards: ShabrakCard[]): ShabrakCard[] => cards.filter(({ kind }) => kind === "sark");
