// Karak's view, as src/krypta/games/karak/view.py has it.

import type { HeroName } from "../heroes/crests";

export type TokenName = "rat" | "spider" | "mummy" | "turnkey" | "warrior" | "king" | "fallen" | "dragon" | "chest";
export type ItemName = "daggers" | "sword" | "axe" | "bolt" | "healing" | "key";
export type TreasureName = "chest" | "fallen" | "ruby";

export interface HeroView {
  seat: number;
  hero: HeroName | ""; // empty until it is drawn or chosen
  tile: number; // where it stands
  came: number; // the tile it came from
  lives: number; // of 5; 0 is unconscious
  cursed: boolean;
  holds: Partial<Record<ItemName, number>>;
  treasures: Partial<Record<TreasureName, number>>;
  points: number;
}

export interface TileView {
  column: number;
  row: number; // grows to the south
  kind: string; // tunnel-straight, tunnel-corner, tunnel-tee, tunnel-cross, room-…, portal-straight, fountain-corner, start
  openings: string; // letters of n e s w
  token?: TokenName | "";
  item?: ItemName | "";
}

export interface FightView {
  token: TokenName;
  strength: number;
  dice: [number, number]; // 0 before the roll
  bonus: number; // weapons and ability
  bolts: number;
  life: number;
  power: number;
  outcome: number; // as it stands: 1 won, 0 tied, -1 lost
  chance: number;
}

export interface KarakView {
  seat: number;
  phase: string; // hero, first-lot, first-roll, move, draw-tile, lay, draw-token, keep, meet, roll, roll-one, strike, leave, curse, revive, over
  turn: number; // whose turn
  steps: number; // taken, of 4
  rounds: number;
  quiet: number;
  heroes: HeroView[];
  tiles: TileView[];
  portals: number[]; // tiles, in the order of their numbers
  fountains: number[];
  pile: Record<string, number>;
  bag: Record<string, number>;
  gone: Record<string, number>;
  drawn: string[]; // the tile to be laid, or Taia's tokens
  heading: "" | "north" | "east" | "south" | "west";
  fight: FightView | null;
}
