// What kind of thing an entry of the log tells of, by its events; each kind has a sign.

import type { LineName } from "../../lib/components/line-icons";
import type { Line } from "../../lib/server/wire";

const KINDS: [RegExp, LineName][] = [
  [/-(won|dragon-slain|lord-beaten|overpowered|treasure|key|looted|gained)$/, "crown"],
  [/-(fell|wounded|hit|lost|cursed)$/, "wrong"],
  [/event-(met|fights|attacks|rolled)$/, "flag"],
];

// The most telling sign of some lines; undefined for everyday ones.
export function markOf(lines: Line[]): LineName | undefined {
  const ids = lines.flatMap(({ events = [] }) => events.map(({ id }) => id));
  return KINDS.find(([kind]) => ids.some((id) => kind.test(id)))?.[1];
}

// The moments that a replay can jump to: the first entry of every round, every fight, every fall.
export interface Chapter {
  n: number;
  kind: "round" | "fight" | "fall" | "won";
  round: number;
}

const FIGHT = /-(met|fights)$/;
const FALL = /-(fell|overpowered)$/;
const WON = /-(dragon-slain|lord-beaten|treasure|key)$/;

export function chaptersOf(lines: Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  let round = 0;
  for (const { n, events = [] } of lines) {
    for (const { id, args } of events) {
      const begun = /-(turn|round)$/.test(id) ? Number(args?.round ?? args?.number ?? 0) : 0;
      if (begun > round) {
        round = begun;
        chapters.push({ n, kind: "round", round });
      } else if (FIGHT.test(id)) chapters.push({ n, kind: "fight", round });
      else if (FALL.test(id)) chapters.push({ n, kind: "fall", round });
      else if (WON.test(id)) chapters.push({ n, kind: "won", round });
    }
  }
  return chapters;
}
