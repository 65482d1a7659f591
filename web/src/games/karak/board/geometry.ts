// Positions in units of the drawing: a tile is 100 wide, the start tile's centre is 0 0, north is up.

import type { KarakView, TileView } from "../view";

export const TILE = 100;

export interface Point {
  x: number;
  y: number;
}

export const SIDES = ["north", "east", "south", "west"] as const;
export type SideName = (typeof SIDES)[number];

// Rows grow to the south, as in src/krypta/games/karak/rules/dungeon.py.
const STEP: Record<SideName, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const isSide = (word: string): word is SideName => word in STEP;

// The angle that turns an upward arrow towards that side.
export const degreesOf = (side: SideName): number => SIDES.indexOf(side) * 90;

export const centreOf = (tile: TileView): Point => ({ x: tile.column * TILE, y: tile.row * TILE });

// The point that many tiles from another towards a side.
export function towards(from: Point, side: SideName, tiles = 1): Point {
  return { x: from.x + STEP[side].x * TILE * tiles, y: from.y + STEP[side].y * TILE * tiles };
}

// The number of the neighbouring tile, or -1 if none is laid there.
export function neighbour(view: KarakView, tile: number, side: SideName): number {
  const { column, row } = view.tiles[tile];
  return view.tiles.findIndex((other) => other.column === column + STEP[side].x && other.row === row + STEP[side].y);
}

// Whether the step to a laid neighbour leads through a wall, as only a wizard's can.
export function throughWall(view: KarakView, tile: number, side: SideName): boolean {
  const next = view.tiles[neighbour(view, tile, side)];
  const opposite = SIDES[(SIDES.indexOf(side) + 2) % 4];
  return Boolean(next) && !(view.tiles[tile].openings.includes(side[0]) && next.openings.includes(opposite[0]));
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// The box around all tiles, and around the point where one more is to be laid.
export function boxOf(tiles: TileView[], more: Point | null = null): Box {
  const points = [...tiles.map(centreOf), ...(more ? [more] : [])];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const half = TILE / 2;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}

// The centre of the visible part that shows a point with its surroundings, and no more emptiness than necessary.
export function lookingAt(point: Point, box: Box, width: number, height: number): Point {
  return {
    x: within(point.x, box.left - TILE, box.right + TILE, width),
    y: within(point.y, box.top - TILE, box.bottom + TILE, height),
  };
}

// The middle of a range of length `shown`: at `wanted`, unless the range would then exceed its ends.
function within(wanted: number, from: number, to: number, shown: number): number {
  if (to - from <= shown) return (from + to) / 2;
  return Math.max(from + shown / 2, Math.min(to - shown / 2, wanted));
}
