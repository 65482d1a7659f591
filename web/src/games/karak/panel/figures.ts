// Figures that are printed on tokens and items, for showing them; src/krypta/games/karak/content/standard.toml has them all.

import type { ItemName, TokenName } from "../view";

export const MOST_LIVES = 5;
export const MOST_STEPS = 4;

// The view keeps a fight that is settled until all that follows from it is decided.
export const FIGHTING = ["roll", "roll-one", "strike"];

export const SLOTS: { kind: "weapon" | "spell" | "key"; places: number; items: ItemName[] }[] = [
  { kind: "weapon", places: 2, items: ["axe", "sword", "daggers"] },
  { kind: "spell", places: 3, items: ["bolt", "healing"] },
  { kind: "key", places: 1, items: ["key"] },
];

export const POWER: Record<ItemName, number> = { daggers: 1, sword: 2, axe: 3, bolt: 1, healing: 0, key: 0 };

// What lies under each token: the id of its name.
export const LOOT: Record<TokenName, string> = {
  rat: "karak-item-daggers",
  spider: "karak-item-healing",
  mummy: "karak-item-bolt",
  turnkey: "karak-item-key",
  warrior: "karak-item-sword",
  king: "karak-item-axe",
  fallen: "karak-treasure-fallen",
  dragon: "karak-treasure-ruby",
  chest: "karak-treasure-chest",
};

// "karak-token-rat" -> "rat": the last word of a name's id.
export const lastWord = (id: unknown): string => String(id ?? "").replace(/^.*-/, "");

// A list of the items that somebody holds, each as often as it is held.
export function each(holds: Partial<Record<ItemName, number>>, items: ItemName[]): ItemName[] {
  return items.flatMap((item) => Array<ItemName>(holds[item] ?? 0).fill(item));
}
