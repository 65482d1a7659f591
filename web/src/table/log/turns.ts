// The log in blocks: one for each turn, with what happened in it.

import type { Line } from "../../lib/server/wire";

const BEGINS = /-turn$/; // the event with which a turn begins

export interface Turn {
  key: string;
  seat: number | null; // whose turn it is; null before the first, and while nobody has acted in it
  round: number | null;
  lines: Line[];
}

export function turnsOf(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  const open = (line: Line, round: number | null): Turn => {
    const turn = { key: `${line.n} ${turns.length}`, seat: null, round, lines: [] };
    turns.push(turn);
    return turn;
  };
  let turn: Turn | null = null;
  for (const line of lines) {
    turn ??= open(line, null);
    if (line.fact) {
      turn.lines.push(line);
      continue;
    }
    if (turn.seat === null && turn.round !== null && (line.by ?? -1) >= 0) turn.seat = line.by!;
    let rest = line.events ?? [];
    for (
      let at = rest.findIndex(({ id }) => BEGINS.test(id));
      at >= 0;
      at = rest.findIndex(({ id }) => BEGINS.test(id))
    ) {
      if (at) turn.lines.push({ ...line, events: rest.slice(0, at) });
      turn = open(line, Number(rest[at].args?.round ?? 0));
      rest = rest.slice(at + 1);
    }
    if (rest.length) turn.lines.push({ ...line, events: rest });
  }
  return turns.filter(({ lines, round }) => lines.length || round !== null);
}
