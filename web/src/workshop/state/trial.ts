// A deck to try a card with: a ready-made one in which the card replaces another. Events and equipment get a pile
// so small that they are soon drawn.

import type { Deck, ShabrakCard } from "../../cards/wire";

export type Tried = Pick<ShabrakCard, "id" | "kind" | "commander">;

// The index of the deck that a card of this sark is tried in.
export const startWith = (decks: { deck: Deck }[], sark: string): number =>
  Math.max(
    0,
    decks.findIndex(({ deck }) => deck.sark === sark),
  );

const SMALLEST_PILE = 5;
const COPIES = 2;

export function trialDeck(deck: Deck, card: Tried, ours: Map<string, ShabrakCard>): Deck {
  if (card.kind === "sark") return { ...deck, sark: card.id };
  if (card.kind === "warrior") {
    const out = replacedBy(deck, card, ours);
    return { ...deck, warriors: deck.warriors.map((id, i) => (i === out ? card.id : id)) };
  }
  return { ...deck, pile: [[card.id, COPIES], ...smallest(deck.pile, SMALLEST_PILE - COPIES)] };
}

// The index of the warrior to replace: the commander for a commander, otherwise the first other warrior.
export const replacedBy = (deck: Deck, card: Tried, ours: Map<string, ShabrakCard>): number =>
  deck.warriors.findIndex((id) => Boolean(ours.get(id)?.commander) === Boolean(card.commander));

function smallest(pile: Deck["pile"], room: number): Deck["pile"] {
  const taken: Deck["pile"] = [];
  for (const [id, times] of pile) {
    const count = Math.min(times, room);
    if (count > 0) taken.push([id, count]);
    room -= count;
  }
  return taken;
}
