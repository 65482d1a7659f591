// What to print, as named by the address: a deck with its counts, saved or shared cards, or all of ours.

import { check, keeping, readCards, shabrakCards, shared, type Deck, type ShabrakCard } from "../../cards/wire";
import type { Source } from "../source";

export type Wanted = { deck: string } | { keeping: string } | { shared: string } | { all: true };

export function wanted(query: string): Wanted {
  const asked = new URLSearchParams(query);
  for (const key of ["deck", "keeping", "shared"] as const) {
    const value = asked.get(key);
    if (value) return { [key]: value } as Wanted;
  }
  return { all: true };
}

export async function found(wish: Wanted): Promise<Source<ShabrakCard>> {
  if ("deck" in wish) return deckSource(wish.deck, "", "");
  if ("keeping" in wish) {
    const kept = await keeping(wish.keeping);
    if (kept.kind === "cards") return cardsSource(kept.text, kept.name);
    return deckSource(kept.text, kept.cards ? (await keeping(kept.cards)).text : "", kept.name);
  }
  if ("shared" in wish) {
    const given = await shared(wish.shared);
    return given.kind === "cards"
      ? cardsSource(given.text, given.name)
      : deckSource(given.text, given.cards, given.name);
  }
  return { name: "web-workshop-print-all", cards: (await shabrakCards()).cards, counted: false, faults: [] };
}

async function cardsSource(text: string, name: string): Promise<Source<ShabrakCard>> {
  const { cards, faults } = await readCards(text);
  return { name, cards, counted: false, faults };
}

async function deckSource(said: string, own: string, name: string): Promise<Source<ShabrakCard>> {
  const [ours, theirs, { deck, faults }] = await Promise.all([
    shabrakCards(),
    own ? readCards(own) : null,
    check(said, own),
  ]);
  const known = new Map([...ours.cards, ...(theirs?.cards ?? [])].map((card) => [card.id, card]));
  const ready = ours.decks.some(({ id }) => id === said);
  return {
    name: name || (ready ? `shabrak-deck-${said}` : deck?.name || ""),
    cards: deck ? listed(deck, known) : [],
    counted: true,
    faults,
  };
}

const listed = ({ sark, warriors, pile }: Deck, known: Map<string, ShabrakCard>): ShabrakCard[] => {
  const ids = [...(sark ? [sark] : []), ...warriors, ...pile.flatMap(([id, times]) => Array<string>(times).fill(id))];
  return ids.flatMap((id) => known.get(id) ?? []);
};
