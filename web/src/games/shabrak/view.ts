// What Shabrak shows, as the server has it. A card is its place in `cards`.

import type { CardView, ShabrakView } from "../../lib/generated/shabrak";

export type * from "../../lib/generated/shabrak";

// A card that there is; null where there is none.
export const faceOf = (view: ShabrakView, card: number | null): CardView | null =>
  card === null ? null : view.cards[card];

// The card of something that lies on the table.
export const cardIn = (view: ShabrakView, { card }: { card: number }): CardView => view.cards[card]!;
