// The part of the HTTP API about cards, decks and saved files.

import { call } from "../lib/server/api";
import type * as api from "../lib/generated/api";
import type { LibraryCard as GoblinCard } from "../lib/generated/goblin";
import type { Deck, LibraryCard as ShabrakCard } from "../lib/generated/shabrak";
import { keepingsOf, keepNew, type Keeping, type Kept } from "../lib/server/saved-files";

export type { Deck, GoblinCard, ShabrakCard };
export type Part = Exclude<keyof Deck, "name">;

// The API's types cover the cards and decks of all games; these name the game's own.
interface Cards<Card> extends api.Cards {
  cards: Card[];
  decks: ReadyMade[];
}
interface CheckedCards extends api.CheckedCards {
  cards: ShabrakCard[];
  faults: Fault[];
}
export interface ReadyMade extends api.ReadyMade {
  deck: Deck;
}
export interface Checked extends api.CheckedDeck {
  deck: Deck | null;
  faults: Fault[];
}
export interface Fault extends api.Fault {
  part?: Part;
}

export const shabrakCards = () => call<Cards<ShabrakCard>>("GET", "cards/shabrak");
export const goblinCards = () => call<Cards<GoblinCard>>("GET", "cards/goblin");
export const readCards = (text: string) => call<CheckedCards>("POST", "cards/shabrak", { text });
export const check = (deck: Deck | string, cards: string) =>
  call<Checked>("POST", "decks/shabrak", { deck, ...(cards && { cards }) });

export { discard, keeping, keepOn, shared, type Keeping, type Shared } from "../lib/server/saved-files";

const GAME = "shabrak";
export const keepings = () => keepingsOf(GAME);
export const keep = (kind: Keeping["kind"], kept: Kept) => keepNew(GAME, kind, kept);
