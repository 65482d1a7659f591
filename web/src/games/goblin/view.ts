// Goblin's view, as src/krypta/games/goblin/view.py and faces.py have it.

import type { HeroName } from "../heroes/crests";

export type Colour = "green" | "blue" | "red" | "yellow";
export type EffectName = "attack" | "defence" | "heal" | "draw";
export type GearName = "attack" | "defence" | "heart" | "hand";
export type PotionName = "strength" | "protection" | "healing";
export type Kind = "action" | "weapon" | "armour" | "key" | "crown";
export type Curse = Colour | EffectName | "weapon" | "armour";

export interface CardView {
  id: string; // argentus-3, or i7 for one that was won
  name: string; // id of a word, or the name itself
  kind: "action" | "weapon" | "armour";
  colour?: Colour;
  follows?: Colour[];
  effects?: [EffectName | GearName, number][]; // from left to right
}

export interface MonsterView {
  id: string;
  name: string;
  attack: number;
  lives: number;
  reward: Kind;
  curses?: Curse[];
}

export interface LevelView {
  row: (MonsterView | null)[];
  gate: MonsterView | null;
  top: MonsterView | null;
  left: number;
}

export interface PlayerView {
  hero: HeroName | null;
  lives: number;
  keys: number;
  potions: PotionName[];
  weapon: CardView | null;
  armour: CardView | null;
  hand: CardView[]; // of others only won cards
  starting: number; // starting cards in the hand
  pile: string[]; // from the top: a card's id, "starting", or "?"
  known: CardView[]; // the faces of the cards that the pile names
  discard: CardView[];
}

export interface FightView {
  monster: MonsterView;
  curses: Curse[]; // that still count
  chain: CardView[];
  attack: number;
  defence: number;
  hits: number; // lives that would be lost now
  missing: number; // attack that is still missing
  doubled: [number, EffectName] | null;
  defied: [number, EffectName] | null;
  ability: boolean; // was used
  reward: CardView | null; // what was won, while it is decided whether to wear it
}

export interface GoblinView {
  phase: string; // hero, first, lord, gatekeeper, monster, draw, top, turn, trim, play, defy, keep, arrange, breathe, reward, shop, pay, over
  round: number;
  turn: number | null;
  first: number | null;
  fight: FightView | null;
  aside: CardView[];
  arranged: CardView | null;
  wanted: CardView | PotionName | null;
  players: PlayerView[];
  levels: LevelView[];
  lord: MonsterView | null;
  potions: Record<PotionName, number>;
  pawned: CardView[];
}

export const LEVELS = ["i", "ii", "iii"] as const;
export const LEVEL_NAMES = ["I", "II", "III"] as const;
export const COLOURS: Colour[] = ["green", "blue", "red", "yellow"];
export const KEYS: Colour[] = ["green", "yellow", "red"]; // in the order in which they are won
export const MOST_LIVES = 5;

// As acts call a card: the third starting card of a hero is s3.
export const wordOf = (id: string): string => (id.includes("-") ? `s${id.replace(/^.*-/, "")}` : id);
export const isStarting = ({ id }: CardView): boolean => id.includes("-");
export const isColour = (curse: string): curse is Colour => (COLOURS as string[]).includes(curse);
