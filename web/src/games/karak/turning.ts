// The turnings of a drawn tile, clockwise. Only those on offer are shown.

import type { Option } from "../../lib/server/wire";

const SIDES = "nesw";

export const openingsOf = (act: string): string => act.replace(/^lay /, "");

// A quarter turn to the right: "ns" -> "ew".
export function quarter(openings: string): string {
  const turned = [...openings].map((side) => SIDES[(SIDES.indexOf(side) + 1) % 4]);
  return [...SIDES].filter((side) => turned.includes(side)).join("");
}

// The next act on offer when the tile is turned to the right (1) or to the left (3 quarters at a time).
export function turned(options: Option[], act: string, quarters: 1 | 3): string {
  let openings = openingsOf(act);
  for (let tries = 0; tries < 4; tries += 1) {
    for (let i = 0; i < quarters; i += 1) openings = quarter(openings);
    const found = options.find((option) => option.act === `lay ${openings}`);
    if (found) return found.act;
  }
  return act;
}
