// The part of Goblin's cards that the address names: all, a hero's starting cards, the monsters of a level, or the
// gatekeepers and lords. Every card is in exactly one of the parts.

import type { GoblinCard } from "../../cards/wire";

export const LEVELS = ["I", "II", "III"];
export const GUARDS = "?cards=guards";

const isGuard = ({ gate, level }: GoblinCard): boolean => Boolean(gate) || level === "lord";

export function chosen(cards: GoblinCard[], query: string): GoblinCard[] {
  const asked = new URLSearchParams(query);
  const [hero, level] = [asked.get("hero"), asked.get("level")];
  if (hero) return cards.filter((card) => card.hero === hero);
  if (level) return cards.filter((card) => card.level === level && !isGuard(card));
  return asked.get("cards") === "guards" ? cards.filter(isGuard) : cards;
}
