// What the viewer knows of a pile, from the top: a card's face, that it is a starting card, or nothing.

import type { CardView, PlayerView } from "./view";

export type Lying = CardView | "starting" | null;

export function pileOf({ pile, known }: PlayerView): Lying[] {
  return pile.map((back) => (back === "starting" ? back : (known.find(({ id }) => id === back) ?? null)));
}
