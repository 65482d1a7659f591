// Abilities that can be used only once, and whether a hero has used them: in this fight, or in this turn.

import type { HeroView, KarakView } from "../../view";

type Used = (view: KarakView) => boolean;

const ONCE: Record<string, Used> = {
  "horan-1": ({ fight }) => fight?.rerolled ?? false, // K8.2, once a fight
  "xanros-1": ({ fight }) => (fight?.life ?? 0) > 0, // K8.3, once a fight
  "xanros-2": ({ steps }) => steps > 0, // K8.3, before the first step
  "taia-1": ({ steps }) => steps > 1, // K8.6, the first step of a turn
};

// "" is an ability that is always there.
export function stateOf(number: number, hero: HeroView, view: KarakView): "" | "used" | "ready" {
  const used = ONCE[`${hero.hero}-${number}`];
  if (!used || hero.cursed || hero.lives === 0) return "";
  return view.turn === hero.seat && used(view) ? "used" : "ready";
}
