// The places of pawns: beside the pieces on their tile, and beside each other.

import type { HeroView, KarakView, TileView } from "../../view";
import { centreOf, type Point } from "../geometry";
import { placeOf } from "../tiles/masonry";

export interface Standing extends Point {
  hero: HeroView;
}

const FOOT = 15; // a pawn's tip is below the middle of the tile, so that the shield is on it
// Where the pawns of one tile stand, by how many there are.
// prettier-ignore
const FANS: Point[][] = [
  [],
  [{ x: 0, y: 0 }],
  [{ x: -17, y: 0 }, { x: 17, y: 0 }],
  [{ x: -23, y: -9 }, { x: 23, y: -9 }, { x: 0, y: 12 }],
  [{ x: -19, y: -15 }, { x: 19, y: -15 }, { x: -19, y: 15 }, { x: 19, y: 15 }],
  [{ x: -24, y: -15 }, { x: 24, y: -15 }, { x: 0, y: -3 }, { x: -20, y: 19 }, { x: 20, y: 19 }],
];
// Their places on a tile with a piece, which they leave uncovered: its corners, and for a fifth its upper edge.
const CORNERS: Point[] = [
  { x: -29, y: -14 },
  { x: 29, y: -14 },
  { x: -29, y: 33 },
  { x: 29, y: 33 },
  { x: 0, y: -37 },
];

const isTaken = (tile: TileView): boolean =>
  Boolean(tile.token || tile.item) || ["portal", "fountain", "start"].includes(placeOf(tile.kind));

// All pawns on the board, southern ones last, since they stand in front.
export function standings(view: KarakView): Standing[] {
  const here = view.heroes.filter((hero) => hero.hero && view.tiles[hero.tile]);
  const all = here.map((hero) => {
    const others = here.filter((other) => other.tile === hero.tile);
    return { hero, ...spot(view.tiles[hero.tile], others.length, others.indexOf(hero)) };
  });
  return all.sort((a, b) => a.y - b.y);
}

function spot(tile: TileView, count: number, index: number): Point {
  const centre = centreOf(tile);
  const fan = isTaken(tile) ? CORNERS : FANS[count];
  return { x: centre.x + fan[index].x, y: centre.y + fan[index].y + FOOT };
}
