import { expect, it } from "vitest";
import type { KarakView, TileView } from "../view";
import { stepOnto, wayTo } from "./walking";

const tile = (column: number, row: number, openings: string, token?: TileView["token"]): TileView => ({
  column,
  row,
  kind: "tunnel-cross",
  openings,
  token,
});

// A corridor to the east with a bend to the south at its end, and a wall between the start and the tile below it.
const view = (tokens: Record<number, TileView["token"]> = {}, steps = 0): KarakView =>
  ({
    turn: 0,
    steps,
    figures: { steps: 4 },
    heroes: [{ seat: 0, tile: 0 }],
    tiles: [tile(0, 0, "e"), tile(1, 0, "ew"), tile(2, 0, "sw"), tile(2, 1, "n"), tile(0, 1, "n")].map((one, i) => ({
      ...one,
      token: tokens[i],
    })),
  }) as unknown as KarakView;

it("leads around walls", () => {
  expect(wayTo(view(), 3)).toEqual([1, 2, 3]);
  expect(wayTo(view(), 4)).toEqual([]);
  expect(wayTo(view(), 0)).toEqual([]);
});

it("is not longer than the steps that are left", () => {
  expect(wayTo(view({}, 2), 2)).toEqual([1, 2]);
  expect(wayTo(view({}, 2), 3)).toEqual([]);
});

it("ends at a monster, but passes a chest", () => {
  expect(wayTo(view({ 1: "rat" }), 1)).toEqual([1]);
  expect(wayTo(view({ 1: "rat" }), 2)).toEqual([]);
  expect(wayTo(view({ 1: "chest" }), 2)).toEqual([1, 2]);
});

it("takes only a step that is offered", () => {
  const options = [{ act: "go east", say: { id: "karak-act-go" } }];
  expect(stepOnto(view(), options, 1)?.act).toBe("go east");
  expect(stepOnto(view(), options, 4)).toBeUndefined();
});
