// What the guide explains, each thing when it is first met, and where on the table it is.

import type { Option } from "../../../lib/server/wire";
import { firstDue, when, type Due, type Lesson, type Seen as SeenIn } from "../../guide/lesson";
import { isSide, neighbour } from "../board/geometry";
import type { ItemName, KarakView, TokenName } from "../view";

type Seen = SeenIn<KarakView>;
type Found = ReturnType<Due<KarakView>>;

// In the order of their urgency.
const LESSONS: Record<string, Due<KarakView>> = {
  "web-guide-me": ({ view, me }) => (view.heroes[me].hero ? { at: { tile: view.heroes[me].tile } } : null),
  "web-guide-lay": ({ options }) => when(offers(options, "lay"), { panel: true }),
  "web-guide-fight": ({ view, options }) => when(options.length > 0 && view.phase === "strike", { panel: true }),
  "web-guide-down": ({ view, me }) => when(view.heroes[me].lives === 0, { seat: me }),
  "web-guide-curse": ({ view, me }) => when(view.heroes[me].cursed, { seat: me }),
  "web-guide-open": ({ options, ...seen }) => when(offers(options, "open"), { tile: here({ options, ...seen }) }),
  "web-guide-key": ({ view, me }) => when(Boolean(view.heroes[me].holds.key), { seat: me }),
  "web-guide-weapon": (seen) => when(holds(seen, "weapon"), { seat: seen.me }),
  "web-guide-spell": (seen) => when(holds(seen, "spell"), { seat: seen.me }),
  "web-guide-walk": ({ view, me, options }) => when(offers(options, "go"), { tile: view.heroes[me].tile }),
  "web-guide-monster": monster,
  "web-guide-dragon": (seen) => lying(seen, "dragon"),
  "web-guide-chest": (seen) => lying(seen, "chest"),
  "web-guide-fountain": ({ view, me, options }) =>
    when(options.length > 0 && view.heroes[me].lives < view.figures.lives, { tile: view.fountains.at(-1) ?? 0 }),
  "web-guide-portal": ({ view, options }) =>
    when(options.length > 0 && view.portals.length > 1, { tile: view.portals[0] }),
  "web-guide-enough": ({ view, options }) => when(offers(options, "stop") && view.steps > 0, { panel: true }),
};

export const IDS = Object.keys(LESSONS);

export const lessonIn = (seen: Seen, taught: string[]): Lesson | null =>
  seen.view.heroes[seen.me] ? firstDue(LESSONS, seen, taught) : null;

const offers = (options: Option[], verb: string): boolean => options.some(({ act }) => act.split(" ")[0] === verb);
const here = ({ view, me }: Seen): number => view.heroes[me].tile;

function holds({ view, me }: Seen, slot: string): boolean {
  const { items } = view.figures;
  return (Object.keys(view.heroes[me].holds) as ItemName[]).some((item) => items[item].slot === slot);
}

// A monster that the hero can walk onto now.
function monster({ view, me, options }: Seen): Found {
  const way = options.find(({ say }) => say.id === "karak-act-go-monster");
  const side = way?.act.split(" ")[1];
  if (!way || !side || !isSide(side)) return null;
  const tile = neighbour(view, view.heroes[me].tile, side);
  const token = view.tiles[tile]?.token;
  const strength = token && view.figures.tokens[token].strength;
  return strength ? { at: { tile }, args: { token: `karak-token-${token}`, number: strength } } : null;
}

function lying({ view, options }: Seen, token: TokenName): Found {
  const tile = view.tiles.findIndex((tile) => tile.token === token);
  return when(options.length > 0 && tile >= 0, { tile });
}
