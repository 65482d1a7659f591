// What the others did since the viewer's last act, in one entry for each of them.

import type { Line, Message } from "../../lib/server/wire";

export interface Turn {
  seat: number;
  from: number; // the entry before their first
  events: Message[];
}

// The events that are worth telling, by game.
const TOLD: Record<string, RegExp> = {
  karak: /^karak-event-(won|tied|lost|fell|revived|looted|took|treasure|cursed|swapped|cast|dragon-slain)$/,
  goblin: /^goblin-event-(won|failed|fell|revived|gained|wore|key|bought|bought-potion|lord-beaten|lord-outdone)$/,
  shabrak: /^shabrak-event-(attacks|played|wore|sark|ability|overpowered)$/,
};
const MOST = 3; // events of a player, the last ones

export function turnsOf(lines: Line[], mine: number[], game: string): Turn[] {
  const last = lines.findLastIndex(({ by }) => by !== undefined && by !== null && mine.includes(by));
  const turns: Turn[] = [];
  for (const line of lines.slice(last + 1)) {
    const seat = line.by ?? -1;
    if (seat >= 0 && turns.at(-1)?.seat !== seat) turns.push({ seat, from: line.n - 1, events: [] });
    const events = (line.events ?? []).filter(({ id }) => TOLD[game]?.test(id)); // nature's acts belong to whoever acted before
    turns.at(-1)?.events.push(...events);
  }
  return joined(turns)
    .filter(({ events }) => events.length)
    .map((turn) => ({ ...turn, events: turn.events.slice(-MOST) }));
}

// A player who acted several times has one entry.
function joined(turns: Turn[]): Turn[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    return { ...own[0], events: own.flatMap(({ events }) => events) };
  });
}
