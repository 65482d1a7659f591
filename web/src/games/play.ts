// What a game's table gets, from the running match and from a replay alike. It shows this, and computes no rules.

import type { Component } from "svelte";
import { eventually } from "../lib/eventually";
import type { Foreseen, Line, Now, Table } from "../lib/server/wire";
import type { Lesson, Seen } from "./guide/lesson";
import { words } from "../lib/words.svelte";

// Shows what happened between two views on a game's table; resolves once that is done.
export type Shower = (lines: Line[], before: Now, after: Now) => Promise<void>;

// biome-ignore lint/suspicious/noExplicitAny: the frame passes a play to any game's table, and only that table knows its view
export interface Play<View = any> {
  readonly now: Now<View>; // the view that is shown; its options are empty unless the viewer decides
  readonly table: Table;
  readonly viewer: number; // the seat of the viewer, or SPECTATOR
  readonly mine: number[]; // all seats of the person at this device
  readonly yourTurn: boolean; // never in a replay
  readonly live: boolean; // the running match, not a replay
  readonly busy: boolean; // an act was sent and not answered yet, or an animation is running
  readonly hinted: string; // the act that a hint named, or ""
  readonly greeting?: Greeting;
  readonly lines: Line[]; // the log
  nameOf(seat: number): string;
  act(word: string): void;
  explain(word: string): void; // requests why this act cannot be played; the frame shows the reason and the rule
  foresee(word: string): Promise<Foreseen<View> | null>; // previews an act; null if that is not possible
  onShow(show: Shower | null): void; // registers how the game's table shows what happens
}

// What is told to who has just begun a quick game.
export interface Greeting {
  readonly open: boolean;
  readonly another: (() => void) | null; // begins again with a hero of one's choice
  close: () => void;
}

export interface GameGuide {
  lessonIn: (seen: Seen<never>, taught: string[]) => Lesson | null; // what is to be explained now
}

export interface GameTable {
  Board: Component<{ play: Play }>; // fills the table: the board and the acts
  SeatPart: Component<{ play: Play; seat: number }>; // the content of the frame's card of a seat
  whoAmI?: (view: never, seat: number) => string; // "You are Aderyn, the thief", once that is known
  role?: (view: never, seat: number) => string; // the name of what a seat plays as, if players play as somebody
  spelled?: (lines: Line[], view: never) => Line[]; // the lines as the log tells them, such as with sums spelled out
  guide?: () => Promise<GameGuide>; // what it explains to newcomers
  Emblem?: Component<{ play: Play; seat: number }>; // the sign of a seat, as large as --crest
}

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  karak: () => import("./karak"),
  goblin: () => import("./goblin"),
  shabrak: () => import("./shabrak"),
};

// Loads the table of a game, with its own words.
export async function load(name: string): Promise<GameTable> {
  const [table] = await Promise.all([eventually(TABLES[name] ?? (() => import("./generic"))), words.learn(name)]);
  return table.default;
}
