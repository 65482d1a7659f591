// The look of a card: the colour of its sark and its picture. Both are derived from the card's words, so a custom card
// looks the same to everyone.

import { seeded } from "../../../lib/seeded";
import type { CardView, Kind, Rarity } from "../view";
import { PICTURES, PICTURE_OF, type PictureName } from "./pictures";
import { EQUIPMENT, EVENT, SARK, WARRIOR } from "./signs";

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

const SPARE: Record<Kind, PictureName[]> = {
  sark: ["tattered-banner", "raven", "rose", "anvil", "scythe", "bear-face"],
  warrior: ["fist", "muscle-up", "visored-helm", "cowled", "plain-dagger", "acrobatic", "kitchen-knives", "boot-kick"],
  event: ["punch", "dodging", "shouting", "cycle", "push", "two-coins", "night-sleep", "backup"],
  equipment: ["bo", "nails", "hook", "t-shirt", "walking-boot", "pilgrim-hat", "cape", "horseshoe"],
};

// Own drawings in a field of 16 by 16: a ring, a diamond, a star.
export const RARITIES: Record<Rarity, string> = {
  common: "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  rare: "M8 1l6 7-6 7-6-7Z",
  unseen: "M8 .8l2.200 4.800 5.200.600-3.900 3.500 1.100 5.200L8 12.300l-4.600 2.600 1.100-5.200L.6 6.200l5.200-.6Z",
};

// The word of a card's name: "shabrak-card-tinkers" gives "tinkers"; a name written by a person is its own word.
const wordOf = (name: string): string => name.replace("shabrak-card-", "");

const among = <T>(list: readonly T[], word: string): T => list[Math.floor(seeded(word)() * list.length)];

// The word of the card's sark; "" for events and equipment.
const sarkOf = (card: CardView): string => wordOf((card.kind === "sark" ? card.name : card.sark) ?? "");

export function hueOf(card: CardView): number {
  const sark = sarkOf(card);
  if (!sark) return KIND_HUES[card.kind];
  return HUES[sark] ?? Math.floor(seeded(sark)() * 360);
}

// A sark's picture is derived from its name, since its warriors know nothing else of it.
export function pictureOf({ id, kind, name }: Pick<CardView, "id" | "kind" | "name">): string {
  const word = kind === "sark" ? wordOf(name) : id;
  return PICTURES[PICTURE_OF[word] ?? among(SPARE[kind], word)];
}

// The sign of a warrior's sark, or of the card's kind.
export function signOf(card: CardView): string {
  return card.kind === "warrior" && card.sark ? pictureOf({ id: "", kind: "sark", name: card.sark }) : KINDS[card.kind];
}
