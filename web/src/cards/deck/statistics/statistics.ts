// Computes the statistics of a deck.

import type { Deck, ShabrakCard } from "../../wire";

export interface Tally {
  name: string; // what is counted
  count: number;
}

export interface Statistics {
  size: number;
  kinds: Tally[];
  rarities: Tally[];
  sarks: Tally[]; // warriors by the name of their original sark
  moments: Tally[]; // abilities by the moment at which they act
  attack: number | null; // average of the warriors
  defence: number | null;
}

const KINDS = ["sark", "warrior", "event", "equipment"];
const RARITIES = ["common", "rare", "unseen"];
const MOMENTS = ["active", "played", "standing", "when", "round"];

export function statistics(deck: Deck, cards: Map<string, ShabrakCard>): Statistics {
  const ids = [deck.sark, ...deck.warriors, ...deck.pile.flatMap(([id, times]) => Array<string>(times).fill(id))];
  const all = ids.flatMap((id) => cards.get(id) ?? []);
  const warriors = all.filter(({ kind }) => kind === "warrior");
  const sarks = warriors.flatMap(({ sark }) => sark ?? []);
  return {
    size: all.length,
    kinds: tallied(
      KINDS,
      all.map(({ kind }) => kind),
    ),
    rarities: tallied(
      RARITIES,
      all.map(({ rarity }) => rarity),
    ),
    sarks: tallied([...new Set(sarks)], sarks).toSorted((one, other) => other.count - one.count),
    moments: tallied(
      MOMENTS,
      all.flatMap(({ abilities }) => (abilities ?? []).map(momentOf)),
    ),
    attack: average(warriors.map(({ attack }) => attack ?? 0)),
    defence: average(warriors.map(({ defence }) => defence ?? 0)),
  };
}

// The first word of an ability: "when attacked if no own ready: …" acts when something happens.
const momentOf = (ability: string): string => /^\s*([a-z]+)/.exec(ability)?.[1] ?? "";

const tallied = (names: string[], found: string[]): Tally[] =>
  names.map((name) => ({ name, count: found.filter((one) => one === name).length }));

const average = (numbers: number[]): number | null =>
  numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null;
