// What the server says of cards, decks and what people keep.

import type { CardView, MonsterView } from "../games/goblin/view";
import type { CardView as Printed } from "../games/shabrak/view";
import { call } from "../lib/api";
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

export interface Keeping {
  id: string;
  game: string;
  kind: "deck" | "cards";
  name: string;
  shared: boolean;
  cards: string; // of a deck: the card file that it is built with, or ""
  touched: number;
  text?: string;
}

export interface Shared {
  game: string;
  kind: "deck" | "cards";
  name: string;
  text: string;
  by: string;
  cards: string; // the text of the card file, or ""
}

export const shabrakCards = () => call<{ cards: ShabrakCard[]; decks: ReadyMade[] }>("GET", "cards/shabrak");
export const goblinCards = () => call<{ cards: GoblinCard[] }>("GET", "cards/goblin");
export const readCards = (text: string) => call<{ cards: ShabrakCard[]; faults: Fault[] }>("POST", "cards/shabrak", { text });
export const check = (deck: Deck | string, cards: string) => call<Checked>("POST", "decks/shabrak", { deck, ...(cards && { cards }) });

type Kept = Pick<Keeping, "name" | "cards"> & { text: string };

export const keepings = () => call<Keeping[]>("GET", "me/keepings?game=shabrak");
export const keeping = (id: string) => call<Keeping & { text: string }>("GET", `me/keepings/${id}`);
export const keep = (kind: Keeping["kind"], kept: Kept) => call<Keeping>("POST", "me/keepings", { game: "shabrak", kind, ...kept });
export const keepOn = (id: string, kept: Kept & { shared: boolean }) => call<Keeping>("PUT", `me/keepings/${id}`, kept);
export const discard = (id: string) => call("DELETE", `me/keepings/${id}`);
export const shared = (id: string) => call<Shared>("GET", `shared/${id}`);
