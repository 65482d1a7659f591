// Where things are, in units of the drawing: a tile is 100 wide, the start tile's centre is 0 0, north is up.

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

// How far an arrow that points up is turned to point there.
export const degreesOf = (side: SideName): number => SIDES.indexOf(side) * 90;

export const centreOf = (tile: TileView): Point => ({ x: tile.column * TILE, y: tile.row * TILE });

// So many tiles from a point towards a side.
export function towards(from: Point, side: SideName, tiles = 1): Point {
  return { x: from.x + STEP[side].x * TILE * tiles, y: from.y + STEP[side].y * TILE * tiles };
}

// The number of the tile next to another one, or -1 where nothing is laid.
export function neighbour(view: KarakView, tile: number, side: SideName): number {
  const { column, row } = view.tiles[tile];
  return view.tiles.findIndex((other) => other.column === column + STEP[side].x && other.row === row + STEP[side].y);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// The box around all tiles, and around a point where one more is to be laid.
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

// Where to look so that a point is seen with what is around it, and no more emptiness than there must be.
export function lookingAt(point: Point, box: Box, width: number, height: number): Point {
  return {
    x: within(point.x, box.left - TILE, box.right + TILE, width),
    y: within(point.y, box.top - TILE, box.bottom + TILE, height),
  };
}

// The middle of so much of what lies between two ends: at `wanted`, unless that would show what is beyond them.
function within(wanted: number, from: number, to: number, shown: number): number {
  if (to - from <= shown) return (from + to) / 2;
  return Math.max(from + shown / 2, Math.min(to - shown / 2, wanted));
}
