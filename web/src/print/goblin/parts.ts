// Which of Goblin's cards are printed, as the address says: all, a hero's starting cards, the monsters of a level, or those
// that stand at the gates and above them. Every card is in exactly one of the parts.

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
