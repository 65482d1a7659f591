// The part of Goblin's cards that the address names: all, a hero's starting cards, the monsters of a level, the
// gatekeepers and lords, or what is no card of the set. Every card is in exactly one of the parts.

import type { GoblinCard } from "../../cards/wire";
import { PIECES, type Piece } from "./pieces";

export type Printed = GoblinCard & { piece?: Piece };

export const LEVELS = ["I", "II", "III"];
export const GUARDS = "?cards=guards";
export const BESIDE = "?cards=pieces";

const pieces = (): Printed[] => PIECES.map((piece) => ({ id: piece.id, piece }));

const isGuard = ({ gate, level }: GoblinCard): boolean => Boolean(gate) || level === "lord";

export function chosen(cards: GoblinCard[], query: string): Printed[] {
  const asked = new URLSearchParams(query);
  const [hero, level] = [asked.get("hero"), asked.get("level")];
  if (hero) return cards.filter((card) => card.hero === hero);
  if (level) return cards.filter((card) => card.level === level && !isGuard(card));
  if (asked.get("cards") === "guards") return cards.filter(isGuard);
  return asked.get("cards") === "pieces" ? pieces() : [...cards, ...pieces()];
}
