// Where a card may be dropped, and which act that is. The places are the chain, the discard pile, and what is worn.

import type { Dragged } from "../../hands/drag";
import type { Desk } from "../desk.svelte";
import type { CardView } from "../view";

const PLACES: Record<string, string> = { play: "chain", discard: "discard", wear: "worn" };

// The acts of a card that have a place of their own.
function actsOf(desk: Desk, card: CardView): [string, string][] {
  const own = desk.withCard(card)?.act;
  const won = desk.phase === "reward" && desk.view.fight?.reward?.id === card.id ? ["wear"] : [];
  return [own, ...won]
    .filter((act): act is string => act !== undefined && desk.option(act) !== undefined)
    .map((act): [string, string] => [PLACES[act.split(" ")[0]] ?? "", act])
    .filter(([place]) => place);
}

export function dropsOf(desk: Desk, card: CardView): Dragged | null {
  const acts = new Map(actsOf(desk, card));
  if (!acts.size) return null;
  return { can: (place) => acts.has(place), drop: (place) => desk.do(acts.get(place)!) };
}
