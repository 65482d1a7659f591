import { expect, it } from "vitest";
import type { Line } from "../../lib/server/wire";
import { turnsOf } from "./turns";

const event = (id: string, args = {}) => ({ id, args });

it("begins a block with every turn, also within a line", () => {
  const lines: Line[] = [
    { n: 1, by: -1, events: [event("karak-event-begins"), event("karak-event-turn", { round: 1 })] },
    { n: 2, by: 1, events: [event("karak-event-walked")] },
    {
      n: 3,
      by: -1,
      events: [event("karak-event-rolled"), event("karak-event-lost"), event("karak-event-turn", { round: 2 })],
    },
    { n: 4, fact: "undo", to: 2 },
  ];
  const turns = turnsOf(lines);
  expect(turns.map(({ seat, round }) => [seat, round])).toEqual([
    [null, null],
    [1, 1],
    [null, 2],
  ]);
  expect(turns[1].lines.flatMap((line) => line.events?.map(({ id }) => id))).toEqual([
    "karak-event-walked",
    "karak-event-rolled",
    "karak-event-lost",
  ]);
  expect(turns[2].lines.map(({ n }) => n)).toEqual([4]);
});
