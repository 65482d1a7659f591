// A deck while it is being built. Cards can be added and removed freely: only the server knows what a deck may hold.

import type { Deck, Part, ShabrakCard } from "../wire";

export const EMPTY: Deck = { name: "", sark: "", warriors: [], pile: [] };

export const partOf = ({ kind }: Pick<ShabrakCard, "kind">): Part =>
  kind === "sark" ? "sark" : kind === "warrior" ? "warriors" : "pile";

export function count(deck: Deck, id: string): number {
  const pile = deck.pile.reduce((sum, [other, times]) => sum + (other === id ? times : 0), 0);
  return pile + deck.warriors.filter((other) => other === id).length + Number(deck.sark === id);
}

export const pileSize = (deck: Deck): number => deck.pile.reduce((sum, [, times]) => sum + times, 0);
export const isEmpty = (deck: Deck): boolean => !deck.sark && !deck.warriors.length && !deck.pile.length;

// Adds a card to that part; a new sark replaces the old one.
export function withOne(deck: Deck, part: Part, id: string): Deck {
  if (part === "sark") return { ...deck, sark: id };
  if (part === "warriors") return { ...deck, warriors: [...deck.warriors, id] };
  const known = deck.pile.some(([other]) => other === id);
  return { ...deck, pile: known ? changed(deck.pile, id, 1) : [...deck.pile, [id, 1]] };
}

export function withoutOne(deck: Deck, part: Part, id: string): Deck {
  if (part === "sark") return { ...deck, sark: deck.sark === id ? "" : deck.sark };
  if (part === "warriors")
    return {
      ...deck,
      warriors: deck.warriors.toSpliced(deck.warriors.lastIndexOf(id), Number(deck.warriors.includes(id))),
    };
  return { ...deck, pile: changed(deck.pile, id, -1).filter(([, times]) => times > 0) };
}

const changed = (pile: Deck["pile"], id: string, by: number): Deck["pile"] =>
  pile.map(([other, times]) => [other, times + (other === id ? by : 0)]);

const LONGEST_NAME = 48; // bytes; the limit of a deck file

export function nameable(name: string): string {
  const bytes = new TextEncoder();
  return [...name].reduce(
    (fits, letter) => (bytes.encode(fits + letter).length > LONGEST_NAME ? fits : fits + letter),
    "",
  );
}

// The deck as a deck file; the server can read it even if it is half finished.
export function fileOf({ name, sark, warriors, pile }: Deck): string {
  const list = (key: string, entries: string[]) => [
    `${key} = [`,
    ...entries.map((entry) => `    ${quoted(entry)},`),
    "]",
  ];
  const lines = [
    ...(name ? [`name = ${quoted(name)}`] : []),
    ...(sark ? [`sark = ${quoted(sark)}`] : []),
    ...list("warriors", warriors),
    ...list(
      "pile",
      pile.map(([id, times]) => `${times} ${id}`),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

const quoted = (said: string): string => `"${said.replace(/[\\"]/g, "\\$&")}"`;
