// Creates a table, starts it if no seat is open, and opens it.

import { call, nonce } from "../../lib/server/api";
import type { NewTable } from "../../lib/generated/api";
import { me } from "../../lib/server/me.svelte";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Game, Table } from "../../lib/server/wire";
import { chosenBot, company } from "./opponents";

export type TableWish = Omit<NewTable, "nonce">;

export async function createTable(wish: TableWish, query = "", names: string[] = []): Promise<void> {
  await me.beSomebody();
  const table = await call<Table>("POST", "tables", { ...wish, nonce: nonce() });
  for (const [seat, name] of names.entries()) if (name) await call("POST", `tables/${table.id}/name`, { seat, name });
  if (!wish.seats.includes("open")) await call("POST", `tables/${table.id}/start`);
  router.go(`t/${table.id}${query}`);
}

// A first match of a card game against bots is explained; Karak's guide is offered by itself.
export function explainFirst({ name, cards }: Game): void {
  if (cards && !settings.kept.taught.some((id) => id.startsWith(`web-${name}-`))) settings.change({ guide: true });
}

// Joins somebody who waits for a match of this game, or begins to wait.
export async function quickMatch(game: string): Promise<void> {
  await me.beSomebody();
  const table = await call<Table>("POST", "tables/quick", { game });
  router.go(`t/${table.id}`);
}

// The visitor against that many bots, within the limits of the game.
export const againstBots = ({ seats: [low, high], bots }: Game, count: number): string[] => [
  "me",
  ...company(bots, Math.min(Math.max(low, count + 1), high) - 1, chosenBot(bots, settings.kept.opponent).id),
];

// The visitor first; all other seats are "open", "me", or a bot's level.
export const withOthers = (count: number, other: string): string[] => ["me", ...Array<string>(count - 1).fill(other)];

// The numbers of people who can play together.
export const companies = ({ seats: [low, high] }: Game): number[] => range(Math.max(2, low), high);

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
