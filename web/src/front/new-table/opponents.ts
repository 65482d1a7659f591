// Which bots sit down: the one that the visitor chose, and others about as strong, each once while there are enough.

import type { Game } from "../../lib/server/wire";

type Bots = Game["bots"];

const USUAL = "knight"; // for somebody who has chosen nobody

const at = (bots: Bots, id: string): number => bots.findIndex((bot) => bot.id === id);

// The bot with that id, or the usual one.
export const chosenBot = (bots: Bots, id: string): Bots[number] =>
  bots[at(bots, id)] ?? bots[at(bots, USUAL)] ?? bots[0];

// So many bots, the chosen one first, then those nearest to it in strength that do not sit there yet.
export function company(bots: Bots, count: number, first: string, seated: string[] = []): string[] {
  const fixed = bots.filter((bot) => bot.temper !== "adaptive").map((bot) => bot.id);
  const middle = fixed.includes(first) ? fixed.indexOf(first) : fixed.indexOf(USUAL);
  const near = fixed.toSorted(
    (one, other) => Math.abs(fixed.indexOf(one) - middle) - Math.abs(fixed.indexOf(other) - middle),
  );
  const order = [...new Set([first, ...near])];
  const free = order.filter((id) => !seated.includes(id));
  return Array.from({ length: count }, (_, i) => free[i] ?? order[i % order.length]);
}
