// Splits what happened into steps: each event changes the view a little and names what moves.

import type { Line, Message } from "../../../../lib/server/wire";
import type { HeroView, KarakView, TileView, TokenName } from "../../view";
import { isSide, neighbour } from "../geometry";

// "walk": pawns slide to their new places. "port": they vanish and appear. "tile", "token": it turns up. "beaten": the
// token leaves. "fall": the pawn falls. "turn": the light moves to another hero.
export type Move = "walk" | "port" | "tile" | "token" | "beaten" | "fall" | "turn";

export interface Step {
  move: Move;
  view: KarakView; // the view after it
  seats: number[]; // the seats whose pawns move
  tile: number; // where it happens
}

export const eventsOf = (lines: Line[]): Message[] => lines.flatMap((line) => line.events ?? []);

// The step for an event, given the view so far; null if nothing on the board moves.
export function stepOf(event: Message, view: KarakView, after: KarakView): Step | null {
  const hero = seatOf(event.args?.hero, view);
  const other = seatOf(event.args?.other, view);
  const number = Number(event.args?.number) - 1;
  const here = view.heroes[hero]?.tile ?? -1;
  if (event.id.startsWith("karak-event-") && hero < 0) return null;
  switch (event.id.replace("karak-event-", "")) {
    case "turn":
      return { move: "turn", view: { ...view, turn: hero }, seats: [], tile: -1 };
    case "walked":
      return walk(view, hero, String(event.args?.side).replace("karak-side-", ""));
    case "retreated":
      return moved(view, "walk", { [hero]: view.heroes[hero].came });
    case "ported":
      return moved(view, "port", { [hero]: view.portals[number] });
    case "revived":
    case "cast-self":
      return moved(view, "port", { [hero]: view.fountains[number] });
    case "cast":
      return moved(view, "port", { [other]: view.fountains[number] });
    case "swapped":
      return moved(view, "port", { [hero]: view.heroes[other]?.tile, [other]: here });
    case "tile-laid":
      return laid(view, after);
    case "token-laid":
      return changed(view, "token", here, {
        token: String(event.args?.token).replace("karak-token-", "") as TokenName,
      });
    case "won":
      return changed(view, "beaten", here, { token: undefined });
    case "treasure":
      return event.args?.treasure === "karak-treasure-chest"
        ? changed(view, "beaten", here, { token: undefined })
        : null;
    case "fell":
      return fell(view, hero);
  }
  return null;
}

function seatOf(name: unknown, view: KarakView): number {
  return view.heroes.findIndex((hero) => `karak-hero-${hero.hero}` === name);
}

function walk(view: KarakView, seat: number, side: string): Step | null {
  const from = view.heroes[seat]?.tile;
  if (from === undefined || !isSide(side)) return null;
  return moved(view, "walk", { [seat]: neighbour(view, from, side) });
}

// Moves pawns to other tiles, all at once.
function moved(view: KarakView, move: Move, to: Record<number, number | undefined>): Step | null {
  const seats = Object.keys(to).map(Number);
  if (seats.some((seat) => !view.heroes[seat] || !view.tiles[to[seat] ?? -1])) return null;
  const heroes = view.heroes.map((hero) =>
    seats.includes(hero.seat) ? { ...hero, tile: to[hero.seat]!, came: hero.tile } : hero,
  );
  return { move, view: { ...view, heroes }, seats, tile: -1 };
}

function laid(view: KarakView, after: KarakView): Step | null {
  const tile = after.tiles[view.tiles.length];
  if (!tile) return null;
  const { column, row, kind, openings } = tile; // pieces on it are added by later steps
  const tiles = [...view.tiles, { column, row, kind, openings }];
  const known = (numbers: number[]) => numbers.filter((number) => number < view.tiles.length); // the new one's number comes once it lies there
  const landmarks = { portals: known(after.portals), fountains: known(after.fountains) };
  return { move: "tile", view: { ...view, ...landmarks, tiles, heading: "" }, seats: [], tile: view.tiles.length };
}

function changed(view: KarakView, move: Move, number: number, news: Partial<TileView>): Step | null {
  if (!view.tiles[number]) return null;
  const tiles = view.tiles.map((tile, i) => (i === number ? { ...tile, ...news } : tile));
  return { move, view: { ...view, tiles }, seats: [], tile: number };
}

function fell(view: KarakView, seat: number): Step | null {
  const lie = (hero: HeroView) => (hero.seat === seat ? { ...hero, lives: 0 } : hero);
  return { move: "fall", view: { ...view, heroes: view.heroes.map(lie) }, seats: [seat], tile: -1 };
}
