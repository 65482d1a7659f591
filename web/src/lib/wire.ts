// What the server says, as docs/protocol.md has it.

export type Argument = string | number | Message; // a message is a phrase within the sentence
export type Args = Record<string, Argument>;

export interface Message {
  id: string;
  args?: Args;
  rule?: string;
}

export interface Option {
  act: string;
  say: Message;
  chance?: number | null;
}

export interface Now<View = unknown> {
  seat: number; // who decides; -2 nobody: it is over
  view: View;
  options: Option[];
  undo: boolean;
  result: number[] | null;
}

export interface Line {
  n: number;
  by?: number | null;
  fact?: string;
  to?: number | null;
  who?: string;
  events?: Message[];
}

export interface Clock {
  left: number[];
  running: number | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Seat {
  kind: "open" | "person" | "bot";
  user: string;
  name: string;
  bot: string; // the level of the bot that plays now
  ready: boolean;
  here: boolean;
  resigned: boolean;
}

export interface Offer {
  what: "draw" | "abort" | "undo";
  by: number;
  yes: number[];
  to?: number;
}

export interface Table {
  id: string;
  game: string;
  host: string;
  seats: Seat[];
  commitment: string;
  options: Record<string, unknown>;
  public: boolean;
  spectators: boolean;
  chat: boolean;
  rated: boolean;
  clock: { kind: "none" | "turn" | "budget"; seconds: number; increment: number };
  away: number;
  state: "open" | "running" | "over";
  offer: Offer | null;
  before: string;
  next: string;
}

export interface Game {
  name: string;
  seats: [number, number];
  options: Record<string, unknown[]>;
  levels: string[];
  hidden: boolean;
  brought: string[]; // options that each seat has one of, such as its deck, by seat
  cards: boolean; // whether its cards can be leafed through
}

export interface Person {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
}

// How it would stand after an act, up to where chance or somebody else decides.
export interface Foreseen<View = unknown> {
  seat: number;
  view: View;
  choices: string[]; // the viewer's own next acts
  events: Message[];
}

export interface Done {
  t: "done";
  n: number;
  id: string;
  table?: string;
  act?: string;
  say?: Message;
  foreseen?: Foreseen;
}

export type Told =
  | { t: "hello"; n: number; protocol: number; server: string; you: Person | null }
  | { t: "table"; n: number; table: Table; you: number[]; viewer: number }
  | { t: "snapshot"; n: number; now: Now; clock: Clock | null }
  | { t: "update"; n: number; since: number; lines: Line[]; now: Now; clock: Clock | null }
  | Done
  | { t: "refused"; n: number; id: string; why: Message }
  | { t: "chat"; n: number; lines: ChatLine[] }
  | { t: "pong"; n: number; id: string; at: number }
  | { t: "bye"; n: number; why: Message; again: number };

export const SPECTATOR = -3;
export const NOBODY = -2;
export const NATURE = -1;
