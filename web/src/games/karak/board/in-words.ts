// The board as text, for people who do not see it: where each hero stands, and what is around the one whose turn it is.

import { say } from "../../../lib/words.svelte";
import type { KarakView } from "../view";
import { SIDES, neighbour } from "./geometry";
import { placeOf } from "./tiles/masonry";

export function heroLine(view: KarakView, seat: number): string {
  const { hero, tile, lives, cursed } = view.heroes[seat];
  const states = [lives === 0 ? say("table-unconscious") : "", cursed ? say("table-cursed") : ""];
  return [`${say(`karak-hero-${hero}`)}: ${tileWords(view, tile)}`, ...states].filter(Boolean).join(", ");
}

export function sideLines(view: KarakView): string[] {
  const { tile } = view.heroes[view.turn];
  return SIDES.map((side) => `${say(`karak-side-${side}`)}: ${sideWords(view, tile, side)}`);
}

function sideWords(view: KarakView, tile: number, side: (typeof SIDES)[number]): string {
  if (!view.tiles[tile].openings.includes(side[0])) return say("web-board-wall");
  const next = neighbour(view, tile, side);
  if (next < 0) return say("web-board-dark");
  const heroes = view.heroes.filter(({ hero, tile: at }) => hero && at === next);
  return [tileWords(view, next), ...heroes.map(({ hero }) => say(`karak-hero-${hero}`))].join(", ");
}

function tileWords(view: KarakView, number: number): string {
  const { kind, token, item } = view.tiles[number];
  return [
    placeWords(view, number, placeOf(kind)),
    token && say(`karak-token-${token}`),
    item && say(`karak-item-${item}`),
  ]
    .filter(Boolean)
    .join(", ");
}

function placeWords(view: KarakView, tile: number, place: string): string {
  const number = (view.portals.includes(tile) ? view.portals : view.fountains).indexOf(tile) + 1;
  return number ? say("web-board-numbered", { place: `karak-place-${place}`, number }) : say(`karak-place-${place}`);
}
