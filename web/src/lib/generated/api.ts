// Made by `make types` of src/krypta/server/http/api: change it there.

import type { Clock, Line, Message, TableShown } from "./wire";

// The current user; null without valid credentials.
export interface Me {
  person: Person | null;
}

// A person's public data.
export interface Person {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
}

// A page of matches, newest first; `next` is the cursor of the next page.
export interface History {
  matches: Played[];
  next: string | null;
}

// A match in a person's history.
export interface Played {
  match: string;
  game: string;
  started: number;
  ended: number | null;
  rated: boolean;
  seats: Seated[];
}

// Who sat in a seat: a person (id), one of our bots (its level), or a deleted user (neither).
export interface Seated {
  seat: number;
  id: string | null;
  name: string;
  bot: string;
  share: number | null; // of the win; null while the match runs and if it was aborted
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

// A person's rating in one game.
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

// A session as it is listed.
export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

// A game: its numbers of seats, its options (the first value is the default), its bots.
//
// `levels` are all that may be given a seat; `bots` are those to offer people, the weakest first.
export interface About {
  name: string;
  seats: [number, number];
  options: Record<string, unknown[]>;
  levels: string[];
  bots: Character[];
  hidden: boolean;
  brought: string[]; // names of the options that each seat has its own of, by seat
  cards: boolean; // whether its cards can be browsed
}

// Who somebody plays against. Its line is the message `bot-ID`.
export interface Character {
  id: string;
  name: string; // the same in all languages
  crest: string; // figure, field and metal of its shield
  temper: string; // a name in the table of tempers; empty for an even temper
}

export interface Lists {
  open: TableShown[];
  running: TableShown[];
  yours: TableShown[];
}

// The lines of a match; an entry that is hidden from the viewer is an empty line.
export interface Story {
  lines: Line[];
  last: number;
}

// The view after entry `n`.
export interface Moment {
  n: number;
  last: number;
  seat: number;
  view: Record<string, unknown>;
}

export interface Summary {
  rows: Row[];
  marks: Mark[];
  turning: TurningPoint | null; // None without a single winner or without a rival
}

// One figure, with its value for each seat.
export interface Row {
  name: string;
  values: number[];
}

// The standing of each seat at the end of a round.
export interface Mark {
  n: number; // the last entry of the round
  round: number;
  values: number[];
}

// The entry with which the winner took the lead for good; without a lead, the last of the largest gains.
export interface TurningPoint {
  n: number;
  round: number;
  seat: number;
}

export interface Reach {
  url: string; // empty if the server is local only, or its address is unknown
}

// A link that gives the seat to the first person who opens its path.
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

// The cards that a file describes, or all its faults.
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

// A saved file in a list; `cards` is the id of the card file that a deck uses, or "".
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

// A shared file; `cards` is the text of the card file that a deck uses.
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

// A seat is `me`, `open` or a bot's level. `nonce` is your contribution to the luck; by default it is random.
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

// `text` is a deck file or code, or a card file; `cards` is the id of the card file that a deck uses.
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
