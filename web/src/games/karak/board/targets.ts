// Turns options at a place into buttons on the board. All other options belong to the panel.

import type { Option } from "../../../lib/server/wire";
import type { ItemName, KarakView } from "../view";
import { centreOf, degreesOf, isSide, towards, type Point } from "./geometry";
import { HEROES } from "../../heroes/crests";
import { ITEMS, TOKENS } from "./pieces/icons";
import { standings } from "./pieces/pawn-places";

export type Look = "arrow" | "danger" | "ring" | "pawn" | "chip" | "crest";

export interface Target {
  option: Option;
  look: Look;
  degrees?: number; // for an arrow
  icon?: string;
  colour?: string; // for a crest
}

export interface Spot extends Point {
  targets: Target[]; // targets at one place, shown in a row
}

interface Placed extends Target {
  at: Point;
}

const BESIDE = 0.5; // tiles: an arrow to a laid tile is in its entrance
const BELOW = 39; // puts a row of chips at the tile's lower edge

type Maker = (option: Option, words: string[], view: KarakView) => Placed | null;

const MAKERS: Record<string, Maker> = {
  go: arrow,
  portal: (option, [number], view) => ring(option, view, view.portals[Number(number) - 1]),
  revive: (option, [number], view) => ring(option, view, view.fountains[Number(number) - 1]),
  swap: (option, [seat], view) => pawn(option, view, Number(seat) - 1),
  curse: (option, [seat], view) => pawn(option, view, Number(seat) - 1),
  cast: crest,
  fight: (option, _, view) => chip(option, view, HEROES.victorius.icon),
  sneak: (option, _, view) => chip(option, view, HEROES.aderyn.icon),
  take: (option, _, view) => chip(option, view, ITEMS[view.tiles[here(view)].item as ItemName]),
  open: (option, _, view) => chip(option, view, TOKENS.chest),
};

const here = (view: KarakView): number => view.heroes[view.turn].tile;

export function spotsOf(options: Option[], view: KarakView): Spot[] {
  const spots = new Map<string, Spot>();
  for (const option of options) {
    const placed = place(option, view);
    if (!placed) continue;
    const { at, ...target } = placed;
    const key = `${Math.round(at.x)} ${Math.round(at.y)}`;
    const spot = spots.get(key) ?? { ...at, targets: [] };
    spot.targets.push(target);
    spots.set(key, spot);
  }
  return [...spots.values()];
}

function place(option: Option, view: KarakView): Placed | null {
  const [verb, ...words] = option.act.split(" ");
  return MAKERS[verb]?.(option, words, view) ?? null;
}

function arrow(option: Option, [side]: string[], view: KarakView): Placed | null {
  if (!isSide(side)) return null;
  const from = centreOf(view.tiles[here(view)]);
  if (option.say.id.endsWith("-monster")) return { option, look: "danger", at: towards(from, side) };
  const away = option.say.id.endsWith("-discover") ? 1 : BESIDE;
  return { option, look: "arrow", degrees: degreesOf(side), at: towards(from, side, away) };
}

function ring(option: Option, view: KarakView, tile: number): Placed | null {
  return view.tiles[tile] ? { option, look: "ring", at: centreOf(view.tiles[tile]) } : null;
}

const SHIELD = 18; // from a pawn's tip to the middle of its shield

function pawn(option: Option, view: KarakView, seat: number): Placed | null {
  const found = standings(view).find(({ hero }) => hero.seat === seat);
  return found ? { option, look: "pawn", at: { x: found.x, y: found.y - SHIELD } } : null;
}

function crest(option: Option, [seat, number]: string[], view: KarakView): Placed | null {
  const tile = view.tiles[view.fountains[Number(number) - 1]];
  const { hero } = view.heroes[Number(seat) - 1];
  return tile && hero ? { option, look: "crest", ...HEROES[hero], at: below(centreOf(tile)) } : null;
}

function chip(option: Option, view: KarakView, icon: string): Placed {
  return { option, look: "chip", icon, at: below(centreOf(view.tiles[here(view)])) };
}

const below = ({ x, y }: Point): Point => ({ x, y: y + BELOW });
