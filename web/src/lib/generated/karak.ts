// Made by `make types` of src/krypta/games/karak/view.py and the types that it names: change it there.

export interface KarakView {
  seat: number; // who decides
  phase: PhaseName;
  turn: number; // whose turn it is
  steps: number; // taken in it
  rounds: number;
  quiet: number;
  heroes: HeroView[];
  tiles: TileView[];
  portals: number[]; // tiles, in the order of their numbers
  fountains: number[];
  pile: Partial<Record<TileName, number>>;
  bag: Partial<Record<TokenName, number>>;
  gone: Partial<Record<ItemName, number>>;
  drawn: DrawnName[]; // the tile to be laid, or Taia's tokens
  heading: "north" | "east" | "south" | "west" | ""; // of the tile that is being discovered
  fight: FightView | null;
  figures: FiguresView;
}

export type PhaseName = "hero" | "first-lot" | "first-roll" | "move" | "draw-tile" | "lay" | "draw-token" | "keep" | "meet" | "roll" | "roll-one" | "strike" | "leave" | "curse" | "revive" | "ending" | "over";

export interface HeroView {
  seat: number;
  hero: "argentus" | "horan" | "xanros" | "aderyn" | "victorius" | "taia" | ""; // empty until it is drawn or chosen
  tile: number; // where it stands
  came: number; // the tile it came from
  lives: number; // 0 is unconscious
  cursed: boolean;
  holds: Partial<Record<ItemName, number>>;
  treasures: Partial<Record<TreasureName, number>>;
  points: number;
}

export type ItemName = "daggers" | "sword" | "axe" | "bolt" | "healing" | "key";

export type TreasureName = "chest" | "fallen" | "ruby";

export interface TileView {
  column: number;
  row: number; // grows to the south
  kind: TileName;
  openings: string; // letters of n e s w
  token?: TokenName;
  item?: ItemName;
}

export type TileName = "tunnel-straight" | "tunnel-corner" | "tunnel-tee" | "tunnel-cross" | "room-straight" | "room-corner" | "room-tee" | "room-cross" | "portal-straight" | "fountain-corner" | "start";

export type TokenName = "rat" | "spider" | "mummy" | "turnkey" | "warrior" | "king" | "fallen" | "dragon" | "chest";

export type DrawnName = "tunnel-straight" | "tunnel-corner" | "tunnel-tee" | "tunnel-cross" | "room-straight" | "room-corner" | "room-tee" | "room-cross" | "portal-straight" | "fountain-corner" | "start" | "rat" | "spider" | "mummy" | "turnkey" | "warrior" | "king" | "fallen" | "dragon" | "chest";

// The current sum, and the chance to win with the next roll if everything is used.
export interface FightView {
  token: TokenName;
  strength: number;
  dice: [number, number]; // 0 before the roll
  bonus: number; // of weapons and ability
  bolts: number;
  life: number;
  rerolled: boolean; // K8.2: both dice, which is possible once
  power: number;
  outcome: number; // of the current sum: 1 won, 0 tied, -1 lost
  chance: number;
}

export interface FiguresView {
  tokens: Record<TokenName, TokenView>;
  items: Record<ItemName, ItemView>;
  slots: Record<SlotName, number>; // how many of each a hero has
  lives: number; // the most that a hero has
  steps: number; // of a turn
}

// A token: the strength of a monster, and its loot: an item or a treasure.
export interface TokenView {
  strength?: number; // 0 if it is not a monster
  item?: ItemName;
  treasure?: TreasureName;
}

export interface ItemView {
  slot: SlotName;
  power: number;
}

export type SlotName = "weapon" | "spell" | "key";
