// What the server says of cards, decks and what people keep.

import type { CardView, MonsterView } from "../games/goblin/view";
import type { CardView as Printed } from "../games/shabrak/view";
import { call } from "../lib/api";
import { keepingsOf, keepNew, type Keeping, type Kept } from "../lib/keepings";
import type { Message } from "../lib/wire";

// As printed; the name of our own cards is a message, that of people's own the name itself.
export interface ShabrakCard extends Printed {
  unlimited?: true; // any number in a deck
  abilities?: string[]; // as they are written
}

export interface GoblinCard {
  id: string;
  hero?: string;
  level?: "I" | "II" | "III" | "lord";
  gate?: true;
  front?: MonsterView;
  back?: CardView;
}

export type Part = "sark" | "warriors" | "pile";

export interface Deck {
  name: string;
  sark: string;
  warriors: string[];
  pile: [id: string, count: number][];
}

export interface Fault {
  say: Message;
  line?: number; // from 1, where it stands in the text
  column?: number;
  part?: Part;
  card?: string;
}

export interface ReadyMade {
  id: string;
  deck: Deck;
  code: string;
}

export interface Checked {
  deck: Deck | null;
  code: string; // "" while there are faults, and so is the file
  file: string;
  faults: Fault[];
}

export const shabrakCards = () => call<{ cards: ShabrakCard[]; decks: ReadyMade[] }>("GET", "cards/shabrak");
export const goblinCards = () => call<{ cards: GoblinCard[] }>("GET", "cards/goblin");
export const readCards = (text: string) => call<{ cards: ShabrakCard[]; faults: Fault[] }>("POST", "cards/shabrak", { text });
export const check = (deck: Deck | string, cards: string) => call<Checked>("POST", "decks/shabrak", { deck, ...(cards && { cards }) });

export { discard, keeping, keepOn, shared, type Keeping, type Shared } from "../lib/keepings";

const GAME = "shabrak";
export const keepings = () => keepingsOf(GAME);
export const keep = (kind: Keeping["kind"], kept: Kept) => keepNew(GAME, kind, kept);
