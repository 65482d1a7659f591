// The look of a tile: stones of walls and floor, placed by a seed, as a few paths of many rectangles.

import { seeded } from "../../../../lib/seeded";
import { TILE } from "../geometry";
import type { TileView } from "../../view";

const HALF = TILE / 2;
const ARM = 17; // half the width of a corridor
const SHADES = 3;
const VARIANTS = 5; // different looks of tiles with the same shape
const WIDTH_OF_CENTRE: Record<string, number> = { tunnel: ARM, room: 31, portal: 28, fountain: 30, start: 34 };

export interface Masonry {
  walls: string[]; // a path per shade
  floor: string[];
  ground: string; // the shape of the whole floor
  outline: string; // its edge, open where the corridors leave
}

export const placeOf = (kind: string): string => kind.split("-")[0];

// Tiles with the same name look the same.
export function looksOf(tile: TileView): string {
  const variant = Math.abs(tile.column * 7 + tile.row * 13) % VARIANTS;
  return `tile-${placeOf(tile.kind)}-${tile.openings}-${variant}`;
}

const made = new Map<string, Masonry>();

export function masonry(look: string): Masonry {
  const known = made.get(look) ?? build(look);
  made.set(look, known);
  return known;
}

function build(look: string): Masonry {
  const [, place, openings] = look.split("-");
  const random = seeded(look);
  const centre = WIDTH_OF_CENTRE[place] ?? ARM;
  const walls = bricks(random, [-HALF, -HALF, TILE, TILE], 12.5, 13, 27);
  const floor = floorBoxes(openings, centre).map((box) => bricks(random, box, 10.4, 8, 19));
  return {
    walls,
    floor: Array.from({ length: SHADES }, (_, shade) => floor.map((part) => part[shade]).join("")),
    ground: edge(openings, centre, true),
    outline: edge(openings, centre, false),
  };
}

type Rectangle = [x: number, y: number, width: number, height: number];

// The middle of the floor, and an arm towards every opening.
function floorBoxes(openings: string, centre: number): Rectangle[] {
  const length = HALF - centre;
  const arms: Record<string, Rectangle> = {
    n: [-ARM, -HALF, 2 * ARM, length],
    e: [centre, -ARM, length, 2 * ARM],
    s: [-ARM, centre, 2 * ARM, length],
    w: [-HALF, -ARM, length, 2 * ARM],
  };
  return [[-centre, -centre, 2 * centre, 2 * centre], ...[...openings].map((side) => arms[side])];
}

// Rows of stones that fill a box, one path per shade.
function bricks(
  random: () => number,
  [left, top, width, height]: Rectangle,
  high: number,
  narrow: number,
  wide: number,
): string[] {
  const paths = Array.from({ length: SHADES }, () => "");
  const rows = Math.max(1, Math.round(height / high));
  for (let row = 0; row < rows; row++) {
    let x = left - random() * narrow;
    while (x < left + width) {
      const end = x + narrow + random() * (wide - narrow);
      const from = Math.max(x, left);
      const to = end > left + width - 4 ? left + width : end;
      const shade = Math.floor(random() * SHADES);
      if (to - from > 1) paths[shade] += stone(from, top + (row * height) / rows, to - from, height / rows);
      x = to === left + width ? to : end;
    }
  }
  return paths;
}

const JOINT = 0.9; // gap between two stones

function stone(x: number, y: number, width: number, height: number): string {
  const [w, h] = [short(width - JOINT), short(height - JOINT)];
  return `M${short(x + JOINT / 2)} ${short(y + JOINT / 2)}h${w}v${h}h${-w}z`;
}

const short = (n: number): number => Math.round(n * 10) / 10;

// The outline of the floor, side by side from the north-west corner; the mouth of a corridor is a line or a gap.
function edge(openings: string, centre: number, closed: boolean): string {
  let path = `M${-centre} ${-centre}`;
  [..."nesw"].forEach((side, quarter) => {
    const to = (x: number, y: number) => turnedPoint(x, y, quarter);
    if (openings.includes(side)) {
      path += `L${to(-ARM, -centre)}L${to(-ARM, -HALF)}${closed ? "L" : "M"}${to(ARM, -HALF)}L${to(ARM, -centre)}`;
    }
    path += `L${to(centre, -centre)}`;
  });
  return closed ? `${path}z` : path;
}

function turnedPoint(x: number, y: number, quarters: number): string {
  for (let i = 0; i < quarters; i++) [x, y] = [-y, x];
  return `${x} ${y}`;
}
