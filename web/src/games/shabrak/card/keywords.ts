// The words on a card that a newcomer does not know, found in the messages of its text.

import type { CardView } from "../view";

const SIGNS: [string, RegExp][] = [
  ["active", /"shabrak-ability-active"/],
  ["passive", /"shabrak-ability-passive"/],
  ["pressure", /"shabrak-ability-(press|relieve)/],
  ["guard", /"shabrak-ability-guard"/],
  ["shield", /"shabrak-ability-shield"/],
  ["reach", /reach/],
  ["overpowered", /overpower/],
  ["exhausted", /"shabrak-ability-(exhaust|ready)"/],
];

// The rule of each word, and of each kind of card.
export const RULES: Record<string, string> = {
  active: "S5.3",
  passive: "S5.3",
  pressure: "S4.4",
  guard: "S5.13",
  shield: "S5.14",
  reach: "S3.2",
  overpowered: "S4.5",
  exhausted: "S4.2",
  warrior: "S1.3",
  sark: "S4.2",
  event: "S5.1",
  equipment: "S5.2",
};

export function keywordsOf({ text = [] }: CardView): string[] {
  const messages = JSON.stringify(text);
  return SIGNS.filter(([, sign]) => sign.test(messages)).map(([word]) => word);
}
