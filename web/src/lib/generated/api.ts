// Made by `make types` of src/krypta/server/http/api: change it there.

import type { Clock, Line, Message, TableShown } from "./wire";

// Who asks; null for somebody who is not known yet.
export interface Me {
  person: Person | null;
}

// What everybody may know of somebody.
export interface Person {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
}

// A page of matches, the newest first; `next` asks for the following page.
export interface History {
  matches: Played[];
  next: string | null;
}

// A match in somebody's history.
export interface Played {
  match: string;
  game: string;
  started: number;
  ended: number | null;
  rated: boolean;
  seats: Seated[];
}

// Who sat in a seat: a person (id), one of our bots (its level), or somebody who has left (neither).
export interface Seated {
  seat: number;
  id: string | null;
  name: string;
  bot: string;
  share: number | null; // of the win; none while it runs, or if it was broken off
}

export interface Profile {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
  since: number;
  ratings: Rated[];
  tallies: Tally[];
  matches: Played[];
}

// Somebody's rating in one game.
export interface Rated {
  game: string;
  points: number;
  matches: number;
}

// Finished matches of one game; a shared win counts in part.
export interface Tally {
  game: string;
  played: number;
  won: number;
}

// One line of "where I am logged in".
export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

// A game: for how many, what a table may agree on (the first value is the usual one), its bots.
export interface About {
  name: string;
  seats: [number, number];
  options: Record<string, unknown[]>;
  levels: string[];
  hidden: boolean;
  brought: string[]; // options that each seat has one of, by seat
  cards: boolean; // whether its cards can be leafed through
}

export interface Lists {
  open: TableShown[];
  running: TableShown[];
  yours: TableShown[];
}

// What happened, as the viewer may know it; what it may not know is an empty line.
export interface Story {
  lines: Line[];
  last: number;
}

// How it stood after entry `n`.
export interface Moment {
  n: number;
  last: number;
  seat: number;
  view: Record<string, unknown>;
}

export interface Reach {
  url: string; // empty if only this machine is listened to, or nobody knows what others call it
}

// Whoever opens the path has the seat from then on; it works once.
export interface SeatLink {
  token: string;
  path: string;
}

// All cards of a game, and its ready-made decks.
export interface Cards {
  cards: unknown[];
  decks: ReadyMade[];
}

// A deck that comes with the game.
export interface ReadyMade {
  id: string;
  deck: unknown;
  code: string;
}

// The cards that a file describes, or all that is wrong with it.
export interface CheckedCards {
  cards: unknown[];
  faults: Fault[];
}

// `say` does not mention the position, which is the line and column of a text, or a deck's part and card.
export interface Fault {
  say: Message;
  line?: number; // from 1; 0 where there is no text
  column?: number;
  part?: string;
  card?: string;
}

// A deck as far as it could be read, with its faults; its code and its file are empty unless it has none.
export interface CheckedDeck {
  deck: unknown;
  code: string;
  file: string;
  faults: Fault[];
}

// One thing in a list; `cards` is the id of the card file that a deck is built with, or "".
export interface Kept {
  id: string;
  game: string;
  kind: "cards" | "deck";
  name: string;
  shared: boolean;
  cards: string;
  touched: number;
}

export interface KeptWhole {
  id: string;
  game: string;
  kind: "cards" | "deck";
  name: string;
  shared: boolean;
  cards: string;
  touched: number;
  text: string;
}

// What somebody shares; `cards` is the text of the card file that a deck is built with.
export interface Shared {
  game: string;
  kind: "cards" | "deck";
  name: string;
  text: string;
  by: string;
  cards: string;
}

export interface Credentials {
  name: string;
  password: string;
}

// A seat is `me`, `open` or a bot's level. `nonce` is what you add to the luck; one is made if you give none.
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  rated?: boolean;
  clock?: Clock;
  away?: number;
  nonce?: string;
}

// `text` is a deck file or code, or a card file; `cards` the id of the card file that a deck is built with.
export interface NewKeeping {
  game: string;
  kind: "cards" | "deck";
  name: string;
  text: string;
  cards?: string;
}

export interface ChangedKeeping {
  name: string;
  text: string;
  cards?: string;
  shared?: boolean;
}
