// Turns options at a place into buttons on the board. All other options belong to the panel.

import type { Option } from "../../../lib/server/wire";
import type { ItemName, KarakView } from "../view";
import { centreOf, degreesOf, isSide, throughWall, towards, type Point } from "./geometry";
import { HEROES } from "../../heroes/crests";
import { ITEMS, TOKENS } from "./pieces/icons.svelte";
import { standings } from "./pieces/pawn-places";

export type Look = "arrow" | "danger" | "ring" | "pawn" | "chip";

export interface Target {
  option: Option;
  look: Look;
  degrees?: number; // for an arrow
  wall?: boolean; // it leads through one
  icon?: string;
}

export interface Spot extends Point {
  targets: Target[]; // targets at one place, shown in a row
}

interface Placed extends Target {
  at: Point;
}

const BESIDE = 0.48; // tiles: an arrow to a laid tile is in its entrance
const SMALL = 0.8; // pixels per unit below which an arrow there would cover what lies on the hero's own tile
const CORNER = 37; // from the middle of a tile to its corner, clear of its entrances

type Maker = (option: Option, words: string[], view: KarakView, drawn: number) => Placed | null;

const MAKERS: Record<string, Maker> = {
  go: arrow,
  portal: (option, [number], view) => ring(option, view, view.portals[Number(number) - 1]),
  revive: (option, [number], view) => ring(option, view, view.fountains[Number(number) - 1]),
  cast: (option, [, number], view) => ring(option, view, view.fountains[Number(number) - 1]),
  swap: (option, [seat], view) => pawn(option, view, Number(seat) - 1),
  curse: (option, [seat], view) => pawn(option, view, Number(seat) - 1),
  fight: (option, _, view) => chip(option, view, HEROES.victorius.icon),
  sneak: (option, _, view) => chip(option, view, HEROES.aderyn.icon, CORNER),
  take: (option, _, view) => chip(option, view, ITEMS[view.tiles[here(view)].item as ItemName]),
  open: (option, _, view) => chip(option, view, TOKENS.chest),
};

const here = (view: KarakView): number => view.heroes[view.turn].tile;

// `drawn` is the size in pixels of a unit: buttons do not get smaller than a fingertip, so from afar they move apart.
export function spotsOf(options: Option[], view: KarakView, drawn = 1): Spot[] {
  const spots = new Map<string, Spot>();
  for (const option of options) {
    const placed = place(option, view, drawn);
    if (!placed) continue;
    const { at, ...target } = placed;
    const key = `${Math.round(at.x)} ${Math.round(at.y)}`;
    const spot = spots.get(key) ?? { ...at, targets: [] };
    spot.targets.push(target);
    spots.set(key, spot);
  }
  return [...spots.values()];
}

function place(option: Option, view: KarakView, drawn: number): Placed | null {
  const [verb, ...words] = option.act.split(" ");
  return MAKERS[verb]?.(option, words, view, drawn) ?? null;
}

function arrow(option: Option, [side]: string[], view: KarakView, drawn: number): Placed | null {
  if (!isSide(side)) return null;
  const from = centreOf(view.tiles[here(view)]);
  const wall = throughWall(view, here(view), side);
  if (option.say.id.endsWith("-monster")) return { option, look: "danger", wall, at: towards(from, side) };
  const away = option.say.id.endsWith("-discover") || drawn < SMALL ? 1 : BESIDE;
  return { option, look: "arrow", degrees: degreesOf(side), wall, at: towards(from, side, away) };
}

function ring(option: Option, view: KarakView, tile: number): Placed | null {
  return view.tiles[tile] ? { option, look: "ring", at: centreOf(view.tiles[tile]) } : null;
}

const SHIELD = 18; // from a pawn's tip to the middle of its shield

function pawn(option: Option, view: KarakView, seat: number): Placed | null {
  const found = standings(view).find(({ hero }) => hero.seat === seat);
  return found ? { option, look: "pawn", at: { x: found.x, y: found.y - SHIELD } } : null;
}

// On the piece itself, or beside it.
function chip(option: Option, view: KarakView, icon: string, aside = 0): Placed {
  const { x, y } = centreOf(view.tiles[here(view)]);
  return { option, look: "chip", icon, at: { x: x + aside, y: y + aside } };
}
