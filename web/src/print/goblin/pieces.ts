// What Goblin's box holds beside the cards of the set (G1.1, G1.3): heroes, potions, lives and set-up cards.

import type { Game } from "../../pictures/gallery.svelte";

export interface Piece {
  id: string;
  game: Game; // whose picture it shows
  picture: string;
  title: string; // message ids
  level?: string;
  text?: string;
  tokens?: number; // so many lives, to be cut apart
}

const HEROES = ["argentus", "aderyn", "horan", "victorius", "xanros", "taia"];
const POTIONS = ["strength", "protection", "healing"];
const OF_EACH_POTION = 4;
const LIVES = 20;
const LIVES_ON_A_CARD = 4;
const SET_UP = [
  { id: "merchant", picture: "merchant", title: "web-goblin-merchant" },
  ...["I", "II", "III"].map((level, i) => ({
    id: `level-${level}`,
    picture: `level-${i + 1}`,
    title: "web-goblin-level",
    level,
  })),
  { id: "level-X", picture: "level-x", title: "web-goblin-lord" },
  { id: "pawn-shop", picture: "pawn-shop", title: "web-goblin-pawn-shop" },
];
const times = <T>(count: number, one: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));

export const PIECES: Piece[] = [
  ...HEROES.map((hero): Piece => {
    return { id: hero, game: "heroes", picture: hero, title: `karak-hero-${hero}`, text: `web-goblin-ability-${hero}` };
  }),
  ...POTIONS.flatMap((potion) =>
    times(OF_EACH_POTION, (i): Piece => {
      return { id: `${potion}-${i}`, game: "goblin", picture: `potion-${potion}`, title: `goblin-potion-${potion}` };
    }),
  ),
  ...times(LIVES / LIVES_ON_A_CARD, (i): Piece => {
    return { id: `lives-${i}`, game: "goblin", picture: "life", title: "", tokens: LIVES_ON_A_CARD };
  }),
  ...SET_UP.map((one): Piece => ({ game: "goblin", ...one })),
];
