// Made by `make types` of src/krypta/server/wire.py: change it there.

// Look at a table, from a seat of one's own or as a spectator, going on after entry `since`.
export interface Watch {
  t: "watch";
  id: string;
  table: string;
  seat?: number;
  since?: number;
}

// Play an act. `n` is the number of the last entry the client knew when it chose.
export interface Act {
  t: "act";
  id: string;
  n: number;
  act: string;
  seat?: number;
}

// Take back one's own acts, to entry `to`, or the last one.
export interface Undo {
  t: "undo";
  id: string;
  n: number;
  to?: number;
  seat?: number;
}

export interface Resign {
  t: "resign";
  id: string;
  seat?: number;
}

// Ask everyone for a draw, for breaking off, or to undo to entry `to`.
export interface MakeOffer {
  t: "offer";
  id: string;
  what: "abort" | "draw" | "undo";
  to?: number;
  seat?: number;
}

export interface Answer {
  t: "answer";
  id: string;
  yes: boolean;
  seat?: number;
}

// Play again; the answer names the new table.
export interface Rematch {
  t: "rematch";
  id: string;
}

// What would a bot do? The match is not rated then.
export interface Hint {
  t: "hint";
  id: string;
  seat?: number;
}

// Why can this act not be played now?
export interface Why {
  t: "why";
  id: string;
  act: string;
  seat?: number;
}

// What would come of this act? It is not played.
export interface Foresee {
  t: "foresee";
  id: string;
  act: string;
  seat?: number;
}

export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

export interface Ping {
  t: "ping";
  id: string;
}

export type FromClient = Watch | Act | Undo | Resign | MakeOffer | Answer | Rematch | Hint | Why | Foresee | Chat | Ping;

// The first message on every connection.
export interface Hello {
  t: "hello";
  n: number;
  protocol: number;
  server: string;
  you: You | null;
}

export interface You {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
}

// The table, when it is first watched and when it changed: seats, offers, who is here.
export interface TableNow {
  t: "table";
  n: number;
  table: TableShown;
  you: number[]; // the seats that are yours
  viewer: number; // the seat you look from, or -3 as a spectator
}

export interface TableShown {
  id: string;
  game: string;
  host: string;
  seats: SeatShown[];
  commitment: string;
  options: Record<string, unknown>;
  public: boolean;
  spectators: boolean;
  chat: boolean;
  rated: boolean;
  clock: Clock;
  away: number;
  state: "open" | "over" | "running";
  offer: Offer | null;
  before: string;
  next: string;
}

export interface SeatShown {
  kind: "bot" | "open" | "person";
  user: string;
  name: string;
  bot: string; // the level of the bot that plays now, also while its person is away
  ready: boolean;
  here: boolean; // its person is connected
  resigned: boolean;
}

// None, so many seconds for each turn, or a budget of seconds to which every turn adds some.
export interface Clock {
  kind: "budget" | "none" | "turn";
  seconds: number;
  increment: number;
}

// Something that happens if everyone agrees.
export interface Offer {
  what: "abort" | "draw" | "undo";
  by: number;
  yes: number[];
  to?: number; // undo: the last entry that would stay in force
}

// Everything, for whoever comes new or has missed too much. Earlier lines are at /api/tables/ID/story.
export interface Snapshot {
  t: "snapshot";
  n: number;
  now: Now;
  clock: ClockNow | null;
}

// How the match stands for one viewer.
export interface Now {
  seat: number; // who decides: a seat, or -2 nobody, when it is over
  view: unknown; // as the game shows it to this viewer; in an update, what has changed of it
  options: Option[]; // empty unless the viewer decides
  undo: boolean; // whether the viewer's last act can be taken back
  result: number[] | null; // each seat's share of the win, once it is over; None too if it was broken off
}

// An act that may be chosen: its word, and what to say of it.
export interface Option {
  act: string;
  say: Message;
  chance?: number; // that what it begins ends well, where the game can say it
}

// `args` are numbers, plain texts, ids of names (which the language inflects), or nested messages.
export interface Message {
  id: string;
  args?: Record<string, number | string | Message>;
  rule?: string;
}

// Milliseconds left for each seat; `running` is the seat whose time runs, if any.
export interface ClockNow {
  left: number[];
  running: number | null;
}

// What has happened since entry `since`, and how it stands now.
export interface Update {
  t: "update";
  n: number;
  since: number;
  lines: Line[];
  now: Now;
  clock: ClockNow | null;
}

// One entry of the log as the viewer may know it: what the viewer may not see is empty, the number stays.
export interface Line {
  n: number;
  by?: number;
  fact?: string;
  to?: number;
  who?: string;
  events?: Message[];
}

// The message with this id was carried out, and is durable.
export interface Done {
  t: "done";
  n: number;
  id: string;
  table?: string; // rematch: the new table
  act?: string; // hint: what the bot would do
  say?: Message; // hint, why
  foreseen?: Foreseen;
}

// How the match would stand for the viewer after an act, up to where chance or somebody else decides.
export interface Foreseen {
  seat: number; // who would decide: a seat, -1 chance, -2 nobody
  view: unknown;
  choices: string[]; // the acts of the viewer, if the viewer still decides
  events: Message[];
}

// The message with this id changed nothing, and why. Without an id: a frame that could not be read.
export interface Refused {
  t: "refused";
  n: number;
  id: string;
  why: Message;
}

export interface ChatNow {
  t: "chat";
  n: number;
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Pong {
  t: "pong";
  n: number;
  id: string;
  at: number; // the server's clock
}

// The server closes this connection; come back after `again` seconds, unless it is 0.
export interface Bye {
  t: "bye";
  n: number;
  why: Message;
  again: number;
}

export type ToClient = Hello | TableNow | Snapshot | Update | Done | Refused | ChatNow | Pong | Bye;
