// The look of a card: the colour of its sark and its picture. Both are derived from the card's words, so a custom card
// looks the same to everyone.

import { seeded } from "../../../lib/seeded";
import type { CardView, Kind, Rarity } from "../view";
import { SARK_EMBLEMS } from "./emblems";
import { ownOf } from "./own.svelte";
import { EQUIPMENT, EVENT, SARK, WARRIOR } from "./signs";

export type Seen = Pick<CardView, "id" | "kind" | "name"> & { picture?: string };

export const KINDS: Record<Kind, string> = { sark: SARK, warrior: WARRIOR, event: EVENT, equipment: EQUIPMENT };

// Hues in degrees.
const HUES: Record<string, number> = {
  pitchforks: 42,
  coopers: 16,
  tumblers: 328,
  tinkers: 205,
  tapsters: 128,
  gravediggers: 262,
};
const KIND_HUES: Record<Kind, number> = { sark: 42, warrior: 30, event: 280, equipment: 180 };

// Own drawings in a field of 16 by 16: a ring, a diamond, a star.
export const RARITIES: Record<Rarity, string> = {
  common: "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  rare: "M8 1l6 7-6 7-6-7Z",
  unseen: "M8 .8l2.200 4.800 5.200.600-3.900 3.500 1.100 5.200L8 12.300l-4.600 2.600 1.100-5.200L.6 6.200l5.200-.6Z",
};

// The word of a card's name: "shabrak-card-tinkers" gives "tinkers"; a name written by a person is its own word.
const wordOf = (name: string): string => name.replace("shabrak-card-", "");

// The word of the card's sark; "" for events and equipment.
const sarkOf = (card: CardView): string => wordOf((card.kind === "sark" ? card.name : card.sark) ?? "");

export function hueOf(card: CardView): number {
  const sark = sarkOf(card);
  if (!sark) return KIND_HUES[card.kind];
  return HUES[sark] ?? Math.floor(seeded(sark)() * 360);
}

// The name of a card's picture. A sark's is derived from its name, since its warriors know nothing else of it.
// A card that a person wrote may show the picture of one of ours.
export const sceneOf = ({ id, kind, name, picture }: Seen): string =>
  picture || ownOf(id).picture || (kind === "sark" ? wordOf(name) : id);

// The sign of a warrior's sark, or of the card's kind.
export const signOf = (card: CardView): string => SARK_EMBLEMS[sarkOf(card)] ?? KINDS[card.kind];
