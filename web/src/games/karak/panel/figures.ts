// Reads the figures of a match: what is printed on tokens and items, how much a hero can carry.

import type { FiguresView, HeroView, ItemName, SlotName, TokenName } from "../view";

// The view keeps a settled fight until everything that follows from it is decided.
export const FIGHTING = ["roll", "roll-one", "strike"];

// A hero's items in slots of that kind, strongest first.
export function heldIn(slot: SlotName, { holds }: HeroView, { items }: FiguresView): ItemName[] {
  const fitting = (Object.keys(items) as ItemName[]).filter((item) => items[item].slot === slot);
  return fitting
    .toSorted((a, b) => items[b].power - items[a].power)
    .flatMap((item) => Array<ItemName>(holds[item] ?? 0).fill(item));
}

// The id of the name of what lies under a token.
export function lootOf(token: TokenName, { tokens }: FiguresView): string {
  const { item, treasure } = tokens[token];
  return item ? `karak-item-${item}` : `karak-treasure-${treasure}`;
}

// The last word of a name's id: "karak-token-rat" -> "rat".
export const lastWord = (id: unknown): string => String(id ?? "").replace(/^.*-/, "");
