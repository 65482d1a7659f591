// The types of Shabrak's view. Cards are referred to by their index in `cards`.

import type { CardView, ShabrakView } from "../../lib/generated/shabrak";

export type * from "../../lib/generated/shabrak";

// A known card, or null.
export const faceOf = (view: ShabrakView, card: number | null): CardView | null =>
  card === null ? null : view.cards[card];

// The card of something on the table.
export const cardIn = (view: ShabrakView, { card }: { card: number }): CardView => view.cards[card]!;
