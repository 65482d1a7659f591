// How the figures of a match are read: what is printed on tokens and items, how much a hero can carry.

import type { FiguresView, HeroView, ItemName, SlotName, TokenName } from "../view";

// The view keeps a fight that is settled until all that follows from it is decided.
export const FIGHTING = ["roll", "roll-one", "strike"];

// What a hero has in slots of that kind, the strongest first.
export function heldIn(slot: SlotName, { holds }: HeroView, { items }: FiguresView): ItemName[] {
  const fitting = (Object.keys(items) as ItemName[]).filter((item) => items[item].slot === slot);
  return fitting
    .toSorted((a, b) => items[b].power - items[a].power)
    .flatMap((item) => Array<ItemName>(holds[item] ?? 0).fill(item));
}

// What lies under a token: the id of its name.
export function lootOf(token: TokenName, { tokens }: FiguresView): string {
  const { item, treasure } = tokens[token];
  return item ? `karak-item-${item}` : `karak-treasure-${treasure}`;
}

// "karak-token-rat" -> "rat": the last word of a name's id.
export const lastWord = (id: unknown): string => String(id ?? "").replace(/^.*-/, "");
