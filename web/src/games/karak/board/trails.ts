// The ways that the others went in their last turns, as lines over the dungeon.

import type { Line } from "../../../lib/server/wire";
import type { HeroName } from "../../heroes/crests";
import type { KarakView } from "../view";
import { centreOf, type Point } from "./geometry";
import { eventsOf, stepOf } from "./animation/steps";

export interface Trail {
  hero: HeroName;
  points: Point[];
}

// The trails after these lines: a hero's new turn begins a new one.
export function followed(trails: Trail[], lines: Line[], before: KarakView, after: KarakView): Trail[] {
  let view = before;
  for (const event of eventsOf(lines)) {
    const hero = String(event.args?.hero ?? "").replace("karak-hero-", "") as HeroName;
    const step = stepOf(event, view, after);
    const from = standsOn(view, hero);
    view = step?.view ?? view;
    const to = standsOn(view, hero);
    if (event.id === "karak-event-turn") trails = [...trails.filter((trail) => trail.hero !== hero), begun(hero, to)];
    else if (step?.move === "walk" && from && to)
      trails = trails.map((trail) => (trail.hero === hero ? { hero, points: [...trail.points, to] } : trail));
  }
  return trails;
}

const begun = (hero: HeroName, at: Point | null): Trail => ({ hero, points: at ? [at] : [] });

function standsOn({ heroes, tiles }: KarakView, name: HeroName): Point | null {
  const tile = tiles[heroes.find(({ hero }) => hero === name)?.tile ?? -1];
  return tile ? centreOf(tile) : null;
}
