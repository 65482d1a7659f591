// What a fight's sum is made of, each part with its name.

import { say, words } from "../../../lib/words.svelte";
import { HEART } from "../../heroes/hearts";
import { ITEMS } from "../board/pieces/icons.svelte";
import { heldIn } from "../panel/figures";
import type { FightView, FiguresView, HeroView } from "../view";

export interface Part {
  number: number;
  name: string;
  icon: string; // "" has none
}

// Everything that is added to the dice. Taia's foresight is the only ability that adds something.
export function partsOf(fight: FightView, hero: HeroView, figures: FiguresView): Part[] {
  const weapons = heldIn("weapon", hero, figures).map((weapon) => ({
    number: figures.items[weapon].power,
    name: say(`karak-item-${weapon}`),
    icon: ITEMS[weapon],
  }));
  const ability = fight.bonus - weapons.reduce((sum, { number }) => sum + number, 0);
  const foresight = words.has("karak-ability-taia-1") ? say("karak-ability-taia-1") : say("web-karak-ability");
  return [
    ...weapons,
    { number: Math.max(0, ability), name: foresight, icon: "" },
    { number: fight.bolts, name: say("karak-item-bolt"), icon: ITEMS.bolt },
    { number: fight.life, name: say("web-karak-life"), icon: HEART },
  ].filter(({ number }) => number > 0);
}
