import { expect, test } from "vitest";
import type { Option } from "../../../lib/server/wire";
import type { KarakView, TileView } from "../view";
import { boxOf, neighbour } from "./geometry";
import { spotsOf } from "./targets";

const tile = (column: number, row: number, more: Partial<TileView> = {}): TileView => ({
  column,
  row,
  kind: "room-cross",
  openings: "nesw",
  ...more,
});
const option = (act: string, id = act): Option => ({ act, say: { id } });

// The hero stands on the start tile; a monster is north of it, a portal two tiles east.
const view = {
  turn: 0,
  heroes: [
    { seat: 0, hero: "horan", tile: 0, came: 0, lives: 5, cursed: false, holds: {}, treasures: {}, points: 0 },
    { seat: 1, hero: "taia", tile: 2, came: 2, lives: 5, cursed: false, holds: {}, treasures: {}, points: 0 },
  ],
  tiles: [tile(0, 0), tile(0, -1, { token: "rat" }), tile(1, 0), tile(2, 0, { kind: "portal-straight" })],
  portals: [3],
  fountains: [0],
} as unknown as KarakView;

test("north is up: rows grow to the south", () => {
  expect(neighbour(view, 0, "north")).toBe(1);
  expect(neighbour(view, 0, "east")).toBe(2);
  expect(neighbour(view, 0, "south")).toBe(-1);
  expect(boxOf(view.tiles)).toEqual({ left: -50, top: -150, right: 250, bottom: 50 });
});

test("each option that acts at a place is there, and the others are the panel's", () => {
  const options = ["go north", "go south", "portal 1", "swap 2", "stop", "resolve"].map((act) => option(act));
  const placed = spotsOf(options, view).flatMap((spot) => spot.targets.map((target) => target.option.act));
  expect(placed.toSorted()).toEqual(["go north", "go south", "portal 1", "swap 2"]);
});

test("a way into the dark is an arrow beyond the tile, a way to a monster is marked as danger", () => {
  const spots = spotsOf(
    [option("go north", "karak-act-go-monster"), option("go south", "karak-act-go-discover")],
    view,
  );
  const looks = Object.fromEntries(
    spots.flatMap((spot) =>
      spot.targets.map((target) => [target.option.act, { look: target.look, y: Math.sign(spot.y) }]),
    ),
  );
  expect(looks["go north"]).toEqual({ look: "danger", y: -1 });
  expect(looks["go south"]).toEqual({ look: "arrow", y: 1 });
});

test("a wizard's way through a wall is marked", () => {
  const walled = { ...view, tiles: view.tiles.map((one, i) => (i === 2 ? { ...one, openings: "ns" } : one)) };
  const marked = (some: KarakView) => spotsOf([option("go east")], some)[0].targets[0].wall;
  expect(marked(view)).toBe(false);
  expect(marked(walled)).toBe(true);
});
