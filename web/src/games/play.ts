// What a game's own table is given, by the running match and by a replay alike. It shows this, and computes no rule.

import type { Component } from "svelte";
import type { Foreseen, Line, Now, Table } from "../lib/server/wire";
import { words } from "../lib/words.svelte";

// How a game's table shows what happened between two pictures. It resolves when that has been seen.
export type Shower = (lines: Line[], before: Now, after: Now) => Promise<void>;

// biome-ignore lint/suspicious/noExplicitAny: the frame gives every game's table its play, and only that table knows its view
export interface Play<View = any> {
  readonly now: Now<View>; // the picture that is shown; its options are empty unless the viewer decides
  readonly table: Table;
  readonly viewer: number; // the seat that is looked from, or SPECTATOR
  readonly mine: number[]; // the seats of whoever looks
  readonly yourTurn: boolean; // never in a replay
  readonly busy: boolean; // an act was sent and is not answered yet, or something is still being shown
  readonly hinted: string; // the act that a hint named, or ""
  nameOf(seat: number): string;
  act(word: string): void;
  explain(word: string): void; // why can this act not be played? The frame shows the reason, and the rule
  foresee(word: string): Promise<Foreseen<View> | null>; // what would come of this act; null where that cannot be said
  onShow(show: Shower | null): void; // the game's table says how it shows what happens
}

export interface GameTable {
  Board: Component<{ play: Play }>; // fills the table: the board, and what can be done now
  SeatPart: Component<{ play: Play; seat: number }>; // what a seat has, inside the frame's card of that seat
}

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  karak: () => import("./karak"),
  goblin: () => import("./goblin"),
  shabrak: () => import("./shabrak"),
};

// The table of a game, with the words that only it says.
export async function load(name: string): Promise<GameTable> {
  const [table] = await Promise.all([TABLES[name]?.() ?? import("./generic"), words.learn(name)]);
  return table.default;
}
