// Made by `make types` of src/krypta/games/goblin/view.py and the types that it names: change it there.

// The view of one seat. The pending decision comes first: the plain drawing shows the fields in this order.
export interface GoblinView {
  phase: PhaseName;
  round: number;
  finish: "at_once" | "round";
  turn: number | null;
  first: number | null;
  fight: FightView | null;
  aside: CardView[]; // the cards that Taia chooses from; others see only won cards
  arranged: CardView | null; // the card being placed in a new pile
  wanted: CardView | PotionName | null; // what is being paid for
  players: PlayerView[];
  levels: LevelView[];
  lord: MonsterView | null;
  potions: Record<PotionName, number>; // in the merchant's stacks
  pawned: CardView[];
  full_lives: number; // the most that a hero can have; constant, so it is sent once
}

export type PhaseName = "hero" | "first" | "lord" | "gatekeeper" | "monster" | "draw" | "top" | "turn" | "trim" | "play" | "defy" | "keep" | "arrange" | "spare" | "breathe" | "reward" | "shop" | "pay" | "over";

// G5: the chain and its current totals.
export interface FightView {
  monster: MonsterView;
  curses: Curse[]; // that still count
  chain: CardView[];
  attack: number;
  defence: number;
  hits: number; // lives that would be lost now
  missing: number; // attack that is still missing
  doubled: [number, EffectName] | null; // which card of the chain, and which of its effects
  defied: [number, EffectName] | null;
  ability: boolean; // whether the hero's ability has been used
  reward: CardView | null; // what was won, while it is decided whether to wear it
}

// G1.4: a monster's front, which shows only the kind of its reward.
export interface MonsterView {
  id: string;
  name: string;
  attack: number;
  lives: number;
  reward: RewardKind;
  curses?: Curse[];
}

export type RewardKind = "action" | "weapon" | "armour" | "key" | "crown";

export type Curse = "green" | "blue" | "red" | "yellow" | "attack" | "defence" | "heal" | "draw" | "weapon" | "armour";

// An action card, a weapon or an armour: `id` is its word, `name` its name.
export interface CardView {
  id: string;
  name: string;
  kind: CardKind;
  colour?: Colour;
  follows?: Colour[];
  effects?: [GivenName, number][]; // from left to right
}

export type CardKind = "action" | "weapon" | "armour";

export type Colour = "green" | "blue" | "red" | "yellow";

export type GivenName = "attack" | "defence" | "heal" | "draw" | "heart" | "hand";

export type EffectName = "attack" | "defence" | "heal" | "draw";

export type PotionName = "strength" | "protection" | "healing";

// A player. Others see only the won cards of `hand`; `starting` is the number of starting cards in it.
export interface PlayerView {
  hero: HeroName | null;
  lives: number;
  over_lord: number | null; // G5.10: attack over the lord's lives, if this player has beaten him
  keys: number;
  potions: PotionName[];
  weapon: CardView | null;
  armour: CardView | null;
  hand: CardView[];
  starting: number;
  pile: string[]; // from the top: a card's word, `starting` for a starting card, `?` if the viewer cannot know
  known: CardView[]; // the faces of the cards that `pile` names
  discard: CardView[];
}

export type HeroName = "argentus" | "aderyn" | "horan" | "victorius" | "xanros" | "taia";

// G2.1: five monsters in the row, the top gatekeeper, the top of the stack, and the number of cards in it.
export interface LevelView {
  row: (MonsterView | null)[];
  gate: MonsterView | null;
  top: MonsterView | null;
  left: number;
}

// Both sides of a card: a hero's starting card has only a back, gatekeepers and lords only a front.
export interface LibraryCard {
  id: string;
  hero?: "argentus" | "aderyn" | "horan" | "victorius" | "xanros" | "taia";
  level?: "I" | "II" | "III" | "lord";
  gate?: boolean;
  front?: MonsterView;
  back?: CardView;
}
