// Stones for the pictures: the same seed always gives the same wall.

import { seeded } from "../lib/seeded";

const SHADES = 3;

export interface Wall {
  width: number;
  height: number;
  row: number; // height of a row of stones
  seed: string;
}

// The stones of a wall, one path per shade.
export function masonry({ width, height, row, seed }: Wall): string[] {
  const next = seeded(seed);
  const shades = Array.from({ length: SHADES }, () => "");
  for (let y = 0; y < height; y += row) {
    for (let x = -row * next(); x < width;) {
      const long = row * (1.3 + next() * 1.3);
      shades[Math.floor(next() * SHADES)] += stone(x + 1, y + 1, long - 2, row - 2);
      x += long;
    }
  }
  return shades;
}

const stone = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y}h${width.toFixed(1)}v${height}h${(-width).toFixed(1)}z`;
