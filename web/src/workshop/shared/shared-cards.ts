// A shared deck or card file, with its cards.

import {
  check,
  readCards,
  shabrakCards,
  shared,
  type Fault,
  type ReadyMade,
  type Shared,
  type ShabrakCard,
} from "../../cards/wire";

export interface Pictured {
  card: ShabrakCard;
  count: number;
}

export interface SharedCards extends Shared {
  pictures: Pictured[];
  faults: Fault[];
  ours: ShabrakCard[];
  decks: ReadyMade[];
}

export async function gathered(id: string): Promise<SharedCards> {
  const [given, { cards: ours, decks }] = await Promise.all([shared(id), shabrakCards()]);
  if (given.kind === "cards") {
    const { cards, faults } = await readCards(given.text);
    return { ...given, ours, decks, faults, pictures: cards.map((card) => ({ card, count: 1 })) };
  }
  const [own, { deck, faults }] = await Promise.all([
    given.cards ? readCards(given.cards) : null,
    check(given.text, given.cards),
  ]);
  const known = new Map([...ours, ...(own?.cards ?? [])].map((card) => [card.id, card]));
  const counts = new Map<string, number>();
  const counted: [string, number][] = deck
    ? [[deck.sark, 1], ...deck.warriors.map((id): [string, number] => [id, 1]), ...deck.pile]
    : [];
  for (const [id, times] of counted) counts.set(id, (counts.get(id) ?? 0) + times);
  const pictures = [...counts].flatMap(([id, count]) => (known.has(id) ? [{ card: known.get(id)!, count }] : []));
  return { ...given, ours, decks, faults, pictures };
}
