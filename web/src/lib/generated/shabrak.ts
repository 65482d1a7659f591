// Made by `make types` of src/krypta/games/shabrak/view.py and the types that it names: change it there.

import type { Message } from "./wire";

// The view of one seat. The pending decision comes first: the plain drawing shows the fields in this order.
export interface ShabrakView {
  phase: PhaseName;
  round: number;
  turn: number | null;
  first: number | null;
  acting: number | null; // the number of the warrior exhausted in this turn
  attacked: boolean; // whether it has attacked
  under_way: number | null; // the card whose ability asks for a choice
  players: PlayerView[];
  viewer: number | null; // the seat that sees this; None for a spectator
  cards: (CardView | null)[]; // S1.1: of both decks, open to both
}

export type PhaseName = "first" | "lay" | "draw" | "turn" | "choose" | "may" | "discard" | "retrieve" | "over";

// A player. Others see only known cards in `hand`; `pile` and `discard` are lists only for their owner.
export interface PlayerView {
  sark: number | null;
  sark_ready: boolean;
  row: WarriorView[]; // from left to right
  waiting: HeldView[]; // not laid yet
  gone: number[];
  hand: HeldView[];
  in_hand: number;
  pile: HeldView[];
  in_pile: number;
  discard: HeldView[];
  in_discard: number;
  deck: HeldView[]; // S1.1: open to both
}

// A warrior in its row: `at` is its place in halves from the middle, S3.1; other warriors are given by number.
export interface WarriorView {
  number: number;
  card: number;
  status: Status;
  at: number;
  attack: number;
  defence: number;
  pressure: number;
  shield: boolean;
  guard: boolean;
  equipment: number | null;
  faces: number[]; // enemies
  reaches: number[]; // enemies, overpowered or not
  can_attack: number[]; // those in reach that may be attacked
}

export type Status = "waiting" | "ready" | "exhausted" | "overpowered" | "gone";

// Cards of one kind: `word` is the kind's word in acts.
export interface HeldView {
  word: string;
  card: number;
  count: number;
}

// A card as printed: `id` is its word in decks, `name` its name, `text` what it does.
export interface CardView {
  id: string;
  name: string;
  kind: Kind;
  rarity: Rarity;
  attack?: number;
  defence?: number;
  commander?: boolean;
  sark?: string; // the name of its original sark
  text?: Message[];
}

export type Kind = "sark" | "warrior" | "event" | "equipment";

export type Rarity = "common" | "rare" | "unseen";

// A card as printed, with the details needed to build decks and write cards.
export interface LibraryCard {
  id: string;
  name: string;
  kind: Kind;
  rarity: Rarity;
  attack?: number;
  defence?: number;
  commander?: boolean;
  sark?: string; // the name of its original sark
  text?: Message[];
  sark_id?: string;
  unlimited?: boolean;
  abilities?: string[];
  rules?: Record<string, string>; // of the keywords on it: {"guard": "S5.13"}
  picture?: string; // the card whose picture it shows, if it is not its own
  flavour?: string; // in its author's words; those of our own cards are in the catalogues
}

// Cards by their ids; `sark` may be "", and the pile has a count for each card.
export interface Deck {
  name: string;
  sark: string;
  warriors: string[];
  pile: [string, number][];
}
