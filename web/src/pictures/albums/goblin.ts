// Goblin's pictures.

import { ART } from "../art/goblin";
import type { Scene } from "../scene/draw";
import { anybody, oneOf } from "../scene/person/anybody";
import { GOBLIN } from "../scenes/goblin";
import { album as albumOf } from "./album";

const PLACES = ["cave", "grotto", "tunnel", "swamp", "garden", "crystal", "lake", "lava", "tomb", "castle"] as const;
const AIRS = ["motes", "dust", "embers", "bubbles", "stars", "fog"] as const;
const THINGS: Record<string, readonly string[]> = {
  action: ["spiral-thrust", "rune-stone", "third-eye", "sprout", "sun", "fist", "scroll-unfurled", "whirlwind"],
  weapon: ["broadsword", "battle-axe", "warhammer", "wood-club", "crossbow", "bowie-knife"],
  armour: ["breastplate", "round-shield", "gauntlet", "turtle-shell", "chain-mail", "cloak"],
};
const STUFF = ["iron", "wood", "brass", "red", "teal", "violet", "bone", "copper"] as const;

function spare(kind: string, random: () => number): Scene {
  const around = { in: oneOf(PLACES, random), air: oneOf(AIRS, random) };
  const things = THINGS[kind];
  if (things) return { ...around, shows: { icon: oneOf(things, random), of: oneOf(STUFF, random), size: 108 } };
  return { ...around, who: { ...anybody(random), skin: "green", ears: "pointed", nose: "hook", mouth: "teeth" } };
}

export const album = albumOf(GOBLIN, ART, spare);
