// From a wish to a table: made, started if nobody is waited for, and opened.

import { call, nonce } from "../../lib/server/api";
import type { NewTable } from "../../lib/generated/api";
import { me } from "../../lib/server/me.svelte";
import { router } from "../../lib/router.svelte";
import type { Game, Table } from "../../lib/server/wire";

const OPPONENT = "greedy"; // the level that a game at once is played against

export type TableWish = Omit<NewTable, "nonce">;

export async function createTable(wish: TableWish, query = ""): Promise<void> {
  await me.beSomebody();
  const table = await call<Table>("POST", "tables", { ...wish, nonce: nonce() });
  if (!wish.seats.includes("open")) await call("POST", `tables/${table.id}/start`);
  router.go(`t/${table.id}${query}`);
}

// Me against so many bots, as far as the game's seats allow it.
export const againstBots = ({ seats: [low, high] }: Game, bots: number): string[] =>
  withOthers(Math.min(Math.max(low, bots + 1), high), OPPONENT);

// Me first, and the other seats alike: "open", "me", or a bot's level.
export const withOthers = (count: number, other: string): string[] => ["me", ...Array<string>(count - 1).fill(other)];

// How many people can share a game.
export const companies = ({ seats: [low, high] }: Game): number[] => range(Math.max(2, low), high);

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
