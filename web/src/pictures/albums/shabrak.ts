// Shabrak's pictures.

import { ART } from "../art/shabrak";
import type { Scene } from "../scene/draw";
import { anybody, oneOf } from "../scene/person/anybody";
import { SHABRAK } from "../scenes/shabrak";
import { album as albumOf } from "./album";

const PLACES = ["field", "barn", "cellar", "fair", "workshop", "tavern", "taproom", "street", "arena", "dusk"] as const;
const HELD = [
  "gavel",
  "wood-club",
  "jug",
  "plain-dagger",
  "broom",
  "saucepan",
  "fist",
  "hourglass",
  "warhammer",
] as const;
const THINGS: Record<string, readonly string[]> = {
  sark: ["queen-crown", "raven", "rose", "anvil", "scythe", "bear-face"],
  event: ["punch", "cycle", "two-coins", "steak", "whirlwind", "quill-ink", "fist", "megaphone"],
  equipment: ["bo", "nails", "hook", "t-shirt", "walking-boot", "pilgrim-hat", "knapsack", "horseshoe"],
};
const STUFF = ["iron", "wood", "brass", "red", "teal", "violet", "bone", "copper"] as const;
const AIRS = ["motes", "stars", "dust", "sparks", "leaves", "embers"] as const;

function spare(kind: string, random: () => number): Scene {
  const around = { in: oneOf(PLACES, random), air: oneOf(AIRS, random) };
  const things = THINGS[kind];
  if (things) return { ...around, shows: { icon: oneOf(things, random), of: oneOf(STUFF, random), size: 112 } };
  const held = { icon: oneOf(HELD, random), of: oneOf(STUFF, random), at: [150, 94] as const, size: 66 };
  return { ...around, who: anybody(random), holds: held };
}

export const album = albumOf(SHABRAK, ART, spare);
