// Shabrak's view, as src/krypta/games/shabrak/view.py has it. A card is its place in `cards`.

import type { Message } from "../../lib/wire";

export type Kind = "sark" | "warrior" | "event" | "equipment";
export type Rarity = "common" | "rare" | "unseen";
export type Status = "waiting" | "ready" | "exhausted" | "overpowered" | "gone";

// A card as printed.
export interface CardView {
  id: string;
  name: string; // the id of its name, or the name itself
  kind: Kind;
  rarity: Rarity;
  attack?: number | null;
  defence?: number | null;
  commander?: boolean;
  sark?: string; // the name of a warrior's original sark
  text?: Message[];
}

export interface WarriorView {
  number: number;
  card: number;
  status: Status;
  at: number; // in halves of a place from the middle
  attack: number;
  defence: number;
  pressure: number;
  shield: boolean;
  guard: boolean;
  equipment: number | null;
  faces: number[]; // enemies, by their numbers
  reaches: number[]; // overpowered or not
  can_attack: number[];
}

export interface HeldView {
  word: string; // what acts call it
  card: number;
  count: number;
}

export interface PlayerView {
  sark: number | null;
  sark_ready: boolean;
  row: WarriorView[]; // from left to right
  waiting: HeldView[];
  gone: number[];
  hand: HeldView[]; // of others only what was seen there
  in_hand: number;
  pile: HeldView[]; // the owner's alone
  in_pile: number;
  discard: HeldView[]; // the owner's alone
  in_discard: number;
  deck: HeldView[];
}

export interface ShabrakView {
  phase: string; // first, lay, draw, turn, choose, may, discard, retrieve, over
  round: number;
  turn: number | null;
  first: number | null;
  acting: number | null; // the number of the warrior exhausted in this turn
  attacked: boolean;
  under_way: number | null; // the card whose ability asks for a choice
  players: PlayerView[];
  viewer: number | null;
  cards: (CardView | null)[]; // S1.1: of both decks; where a deck has no such card, null
}

// A card that there is; null where there is none.
export const faceOf = (view: ShabrakView, card: number | null): CardView | null => (card === null ? null : view.cards[card]);

// The card of something that lies on the table.
export const cardIn = (view: ShabrakView, { card }: { card: number }): CardView => view.cards[card]!;
