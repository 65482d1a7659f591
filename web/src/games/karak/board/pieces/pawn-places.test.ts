import { expect, test } from "vitest";
import type { HeroName } from "../../../heroes/crests";
import type { KarakView } from "../../view";
import { standings } from "./pawn-places";

const NAMES: HeroName[] = ["horan", "taia", "xanros", "aderyn", "argentus"];
const on = (count: number): KarakView =>
  ({
    heroes: NAMES.slice(0, count).map((hero, seat) => ({ seat, hero, tile: 0 })),
    tiles: [{ column: 0, row: 0, kind: "start", openings: "nesw" }],
  }) as unknown as KarakView;

test.each([1, 2, 3, 4, 5])("%i pawns leave the middle of the starting tile and each other's feet free", (count) => {
  const all = standings(on(count));
  for (const { x, y } of all) {
    const covers = Math.abs(x) < 15.5 && y - 38 < 0 && y > 0;
    expect(covers, `a shield at ${x} ${y} covers the middle`).toBe(false);
  }
  for (const one of all)
    for (const other of all)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(35);
});
