// What happened, step by step: each event changes the picture a little, and says what moves by it.

import type { Line, Message } from "../../../../lib/server/wire";
import type { HeroView, KarakView, TileView, TokenName } from "../../view";
import { isSide, neighbour } from "../geometry";

// "walk": pawns slide to their new places. "port": they vanish and appear. "tile", "token": it turns in. "beaten": the token goes.
// "fall": the pawn lies down. "turn": the light goes to another hero.
export type Move = "walk" | "port" | "tile" | "token" | "beaten" | "fall" | "turn";

export interface Step {
  move: Move;
  view: KarakView; // the picture after it
  seats: number[]; // whose pawns
  tile: number; // where
}

export const eventsOf = (lines: Line[]): Message[] => lines.flatMap((line) => line.events ?? []);

// The step that an event is, from the picture so far; null if nothing on the board moves by it.
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

// Pawns go to other tiles, all at once.
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
  const { column, row, kind, openings } = tile; // what lies on it comes later
  const tiles = [...view.tiles, { column, row, kind, openings }];
  const known = (numbers: number[]) => numbers.filter((number) => number < tiles.length);
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
