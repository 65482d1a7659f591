// Made by `make types` of src/krypta/server/wire.py: change it there.

// Watch a table from one of your seats or as a spectator, continuing after entry `since`.
export interface Watch {
  t: "watch";
  id: string;
  table: string;
  seat?: number;
  since?: number;
}

// Play an act. `n` is the number of the last entry that the client knew.
export interface Act {
  t: "act";
  id: string;
  n: number;
  act: string;
  seat?: number;
}

// Undo your acts after entry `to`, or only the last one.
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

// Offer a draw, an abort, or an undo to entry `to`, to which everyone must agree.
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

// Play again; the answer contains the new table's id.
export interface Rematch {
  t: "rematch";
  id: string;
}

// Request the act that a bot would play; refused in a rated match.
export interface Hint {
  t: "hint";
  id: string;
  seat?: number;
}

// Request the reason why an act is not allowed now.
export interface Why {
  t: "why";
  id: string;
  act: string;
  seat?: number;
}

// Request a preview of an act, without playing it.
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

// Send a reaction to everyone who watches the table; spectators may, too.
export interface Emote {
  t: "emote";
  id: string;
  what: "cheer" | "laugh" | "sad" | "thanks" | "think" | "wow";
}

// The page has shown everything up to entry `n`: bots need not wait for it any longer.
export interface Shown {
  t: "shown";
  id: string;
  n: number;
}

export interface Ping {
  t: "ping";
  id: string;
}

export type FromClient = Watch | Act | Undo | Resign | MakeOffer | Answer | Rematch | Hint | Why | Foresee | Chat | Emote | Shown | Ping;

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

// The table, when first watched and whenever it changes: seats, offers, who is connected.
export interface TableNow {
  t: "table";
  n: number;
  table: TableShown;
  you: number[]; // your seats
  viewer: number; // the seat whose view you get, or -3 as a spectator
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
  quick: boolean; // waits for anybody who asks for a quick match
}

export interface SeatShown {
  kind: "bot" | "open" | "person";
  user: string;
  name: string;
  bot: string; // the level of the bot that plays now, including one that stepped in for a person
  ready: boolean;
  here: boolean; // its person is connected
  resigned: boolean; // has given up, or has lost on time
  late: boolean; // has lost on time
  note: string; // why its bot plays below its level: `waking`, `busy` or `untaught`; empty if it does not
}

// No clock, a number of seconds for each turn, or a budget of seconds with an increment for each turn.
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

// The full state, for a viewer who is new or has missed too much. Earlier lines are at /api/tables/ID/story.
export interface Snapshot {
  t: "snapshot";
  n: number;
  now: Now;
  clock: ClockNow | null;
}

// The current state of the match for one viewer.
export interface Now {
  seat: number; // the seat that decides, or -2 when the match is over
  view: unknown; // the game's view for this viewer; in an update, only the changed fields
  options: Option[]; // empty unless the viewer decides
  undo: boolean; // whether the viewer's last act can be undone
  result: number[] | null; // each seat's share of the win once over; null if aborted
}

// An act that may be chosen: its word, and a message that describes it.
export interface Option {
  act: string;
  say: Message;
  chance?: number; // of success, if the game can compute it
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

// The lines after entry `since`, and the current state.
export interface Update {
  t: "update";
  n: number;
  since: number;
  lines: Line[];
  now: Now;
  clock: ClockNow | null;
}

// An entry of the log as the viewer may see it: hidden parts are empty, the number stays.
export interface Line {
  n: number;
  by?: number;
  fact?: string;
  to?: number;
  who?: string;
  events?: Message[];
}

// The message with this id was carried out, and its changes are durable.
export interface Done {
  t: "done";
  n: number;
  id: string;
  table?: string; // rematch: the new table
  act?: string; // hint: the bot's act
  say?: Message; // hint, why
  numbers?: Message; // hint: how often games that are played on from there are won
  foreseen?: Foreseen;
}

// The state for the viewer after an act, up to the next decision of chance or of somebody else.
export interface Foreseen {
  seat: number; // the seat that would decide; -1 chance, -2 nobody
  view: unknown;
  choices: string[]; // the viewer's options, if the viewer still decides
  events: Message[];
}

// The message with this id was refused and changed nothing. The id is empty for an unreadable frame.
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

// Somebody shows a feeling; `seat` is null for a spectator. It is not stored.
export interface Emoted {
  t: "emote";
  n: number;
  seat: number | null;
  name: string;
  what: "cheer" | "laugh" | "sad" | "thanks" | "think" | "wow";
}

export interface Pong {
  t: "pong";
  n: number;
  id: string;
  at: number; // the server's clock
}

// The server closes this connection; reconnect after `again` seconds, unless it is 0.
export interface Bye {
  t: "bye";
  n: number;
  why: Message;
  again: number;
}

export type ToClient = Hello | TableNow | Snapshot | Update | Done | Refused | ChatNow | Emoted | Pong | Bye;
