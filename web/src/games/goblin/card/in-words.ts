// Cards and monsters as text, for people who do not see them. Names are ids of ours, or text written by the author of a
// set.

import { say, words } from "../../../lib/words.svelte";
import type { CardView, Colour, Curse, MonsterView } from "../view";

export const named = (name: string): string => (words.has(name) ? say(name) : name);

const list = (parts: string[], type: "conjunction" | "disjunction"): string =>
  new Intl.ListFormat(words.language, { type }).format(parts);
export const either = (colours: Colour[]): string =>
  list(
    colours.map((colour) => say(`goblin-colour-${colour}`)),
    "disjunction",
  );

export function tellCard({ name, kind, colour, follows = [], effects = [] }: CardView): string {
  const gives = effects.map(([effect, number]) =>
    say("web-goblin-gives", { what: `goblin-${kind === "action" ? "effect" : "gear"}-${effect}`, number }),
  );
  const head = colour ? say(`goblin-colour-${colour}`) : say(`goblin-kind-${kind}`);
  const then =
    kind === "action"
      ? follows.length
        ? say("web-goblin-then", { colours: either(follows) })
        : say("web-goblin-then-nothing")
      : "";
  return `${named(name)}: ${[head, ...gives, then].filter(Boolean).join(", ")}`;
}

export function tellMonster(monster: MonsterView): string {
  return `${named(monster.name)}: ${tellFigures(monster)}`;
}

// All that is on a monster's front except its name.
export function tellFigures({ attack, lives, reward, curses = [] }: MonsterView): string {
  const parts = [
    say("web-goblin-gives", { what: "goblin-effect-attack", number: attack }),
    say("web-goblin-lives", { number: lives }),
    say("web-goblin-reward", { kind: `goblin-kind-${reward}` }),
    ...curses.map(tellCurse),
  ];
  return parts.join(", ");
}

export const tellCurse = (curse: Curse): string => say(`goblin-curse-${curse}`);
