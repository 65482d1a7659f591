// A walk to a tile afar: the shortest way over known tiles. It is only a proposal: every step of it is an act that the
// server offers at that moment, and the walk ends as soon as one is not.

import type { Option } from "../../../lib/server/wire";
import type { KarakView } from "../view";
import { SIDES, neighbour, type SideName } from "./geometry";

const OPPOSITE: Record<SideName, SideName> = { north: "south", east: "west", south: "north", west: "east" };
const ENDS_A_WALK = (view: KarakView, tile: number): boolean =>
  Boolean(view.tiles[tile].token && view.tiles[tile].token !== "chest");

// The tiles on the way, without the hero's own; empty if there is no way within the steps that are left.
export function wayTo(view: KarakView, to: number, steps = view.figures.steps - view.steps): number[] {
  const from = view.heroes[view.turn]?.tile ?? -1;
  if (to < 0 || from < 0 || to === from) return [];
  const ways = new Map<number, number[]>([[from, []]]);
  for (const [tile, way] of ways) {
    if (tile === to) return way;
    if (way.length >= steps || (way.length && ENDS_A_WALK(view, tile))) continue;
    for (const next of around(view, tile)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [];
}

function around(view: KarakView, tile: number): number[] {
  return SIDES.filter((side) => view.tiles[tile].openings.includes(side[0]))
    .map((side) => ({ side, next: neighbour(view, tile, side) }))
    .filter(({ side, next }) => next >= 0 && view.tiles[next].openings.includes(OPPOSITE[side][0]))
    .map(({ next }) => next);
}

// The offered step onto a tile, if there is one.
export function stepOnto(view: KarakView, options: Option[], tile: number): Option | undefined {
  const from = view.heroes[view.turn]?.tile;
  return options.find(({ act }) => {
    const [verb, side] = act.split(" ");
    return verb === "go" && from !== undefined && neighbour(view, from, side as SideName) === tile;
  });
}
