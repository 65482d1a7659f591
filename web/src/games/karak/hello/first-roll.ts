// The dice with which the heroes rolled for who begins (K2.3), as long as nobody has moved.

import type { Line } from "../../../lib/server/wire";
import { eventsOf } from "../board/animation/steps";
import type { KarakView } from "../view";

const ROLLED = "karak-event-first-rolled";

export function firstRoll(lines: Line[], view: KarakView, seat: number): [number, number] | null {
  if (view.tiles.length > 1 || view.steps > 0 || view.rounds > 1) return null;
  const own = eventsOf(lines).findLast(
    ({ id, args }) => id === ROLLED && args?.hero === `karak-hero-${view.heroes[seat]?.hero}`,
  );
  return own ? [Number(own.args?.one), Number(own.args?.two)] : null;
}
