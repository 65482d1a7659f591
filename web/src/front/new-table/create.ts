// Creates a table, starts it if no seat is open, and opens it.

import { call, nonce } from "../../lib/server/api";
import type { NewTable } from "../../lib/generated/api";
import { me } from "../../lib/server/me.svelte";
import { router } from "../../lib/router.svelte";
import type { Game, Table } from "../../lib/server/wire";

const OPPONENT = "greedy"; // the level of the bots in a quick game

export type TableWish = Omit<NewTable, "nonce">;

export async function createTable(wish: TableWish, query = ""): Promise<void> {
  await me.beSomebody();
  const table = await call<Table>("POST", "tables", { ...wish, nonce: nonce() });
  if (!wish.seats.includes("open")) await call("POST", `tables/${table.id}/start`);
  router.go(`t/${table.id}${query}`);
}

// The visitor against that many bots, within the limits of the game.
export const againstBots = ({ seats: [low, high] }: Game, bots: number): string[] =>
  withOthers(Math.min(Math.max(low, bots + 1), high), OPPONENT);

// The visitor first; all other seats are "open", "me", or a bot's level.
export const withOthers = (count: number, other: string): string[] => ["me", ...Array<string>(count - 1).fill(other)];

// The numbers of people who can play together.
export const companies = ({ seats: [low, high] }: Game): number[] => range(Math.max(2, low), high);

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
