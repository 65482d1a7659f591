import { expect, test } from "vitest";
import type { Line } from "../../lib/server/wire";
import { turnsOf } from "./turns";

const line = (n: number, by: number, ...kinds: string[]): Line => ({
  n,
  by,
  events: kinds.map((kind) => ({ id: `karak-event-${kind}` })),
});

test("each of the others has one entry, with what happened in it, from the viewer's last act on", () => {
  const lines = [
    line(1, 1, "won"),
    line(2, 0, "walked"),
    line(3, 1, "walked"),
    line(4, -1, "rolled", "won", "looted"),
    line(5, 2, "walked"),
    line(6, -1, "lost"),
    line(7, 1, "treasure"),
  ];
  const told = turnsOf(lines, [0], "karak").map(({ seat, from, events }) => [seat, from, events.map(({ id }) => id)]);
  expect(told).toEqual([
    [1, 2, ["karak-event-won", "karak-event-looted", "karak-event-treasure"]],
    [2, 4, ["karak-event-lost"]],
  ]);
});

test("a player who did nothing worth telling has no entry", () => {
  expect(turnsOf([line(1, 0, "walked"), line(2, 1, "walked")], [0], "karak")).toEqual([]);
});
