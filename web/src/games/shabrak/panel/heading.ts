// The pending decision, in one line.

import { say } from "../../../lib/words.svelte";
import { nameOf } from "../card/words";
import { cardOf, isFighter, seatOf } from "../things";
import { faceOf, type ShabrakView } from "../view";

const ASKED = ["choose", "may", "discard", "retrieve"];

export function headingOf(view: ShabrakView, chosen: string, seat: number): string {
  const { phase, under_way } = view;
  if (ASKED.includes(phase)) return say(`web-shabrak-ask-${phase}`, { card: faceOf(view, under_way)?.name ?? "" });
  const card = chosen ? cardOf(view, chosen, seat) : null;
  const name = card ? nameOf(card.name) : "";
  if (phase === "lay") return card ? say("web-shabrak-lay-where", { name }) : say("web-shabrak-lay-which");
  if (view.acting !== null && !name) return say(view.attacked ? "web-shabrak-attacked" : "web-shabrak-acting");
  if (isFighter(chosen) && seatOf(chosen) !== seat) return name; // an enemy does nothing now
  return name ? say("web-shabrak-chosen", { name }) : say("web-shabrak-turn");
}
