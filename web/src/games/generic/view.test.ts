import { describe, expect, test } from "vitest";
import type { Message } from "../../lib/server/wire";
import { partsOf } from "./view";

const reading = {
  nameOf: (seat: number) => `Ann ${seat}`,
  wordOf: (text: string) => (text === "goblin-card-cave-rat" ? "Cave rat" : text),
  sayOf: (message: Message) => `“${message.id}”`,
  numberOf: (value: number) => value.toFixed(Number.isInteger(value) ? 0 : 2).replace(".", ","),
};
const rat = {
  id: "i1",
  name: "goblin-card-cave-rat",
  attack: 1,
  effects: [
    ["attack", 2],
    ["draw", 1],
  ],
};

describe("any game's view", () => {
  test("has plain values first, with the names of seats", () => {
    expect(partsOf({ turn: 1, round: 3, over: null }, reading).plain).toEqual([
      { name: "turn", text: "Ann 1" },
      { name: "round", text: "3" },
    ]);
  });

  test("has things of one kind below each other, and their ids as words", () => {
    const [{ grid, count }] = partsOf({ pawned: [rat, { ...rat, id: "i2" }] }, reading).deep;
    expect(count).toBe(2);
    expect(grid?.columns).toEqual(["id", "name", "attack", "effects"]);
    expect(grid?.rows[0].cells).toEqual(["i1", "Cave rat", "1", "attack 2, draw 1"]);
  });

  test("opens what has lists of things itself, and leaves empty places out", () => {
    const [levels] = partsOf({ levels: [{ row: [rat, null], left: 5 }] }, reading).deep;
    expect(levels.grid).toBeNull();
    const [level] = levels.parts!.deep;
    expect(level.parts!.plain).toEqual([{ name: "left", text: "5" }]);
    expect(level.parts!.deep[0].parts!.deep).toHaveLength(1);
  });

  test("has messages as text, also where there are several", () => {
    const text = [{ id: "a", args: { who: { id: "b" } } }, { id: "c" }];
    expect(partsOf({ why: text[0] }, reading).plain).toEqual([{ name: "why", text: "“a”" }]);
    const [{ grid }] = partsOf(
      {
        row: [
          { name: "Ragna", text },
          { name: "Oaf", text: [] },
        ],
      },
      reading,
    ).deep;
    expect(grid?.rows.map(({ cells }) => cells)).toEqual([
      ["Ragna", "“a” “c”"],
      ["Oaf", ""],
    ]);
  });
});
