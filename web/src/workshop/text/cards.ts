// The cards of a card file and the changes that the form makes to its text: only the changed part
// is rewritten, so that comments, order and formatting stay.

import { blocks, quoted, replaced, written, type Block, type Value } from "./toml";

export const KINDS = ["sark", "warrior", "event", "equipment"] as const;
export type Kind = (typeof KINDS)[number];
export const RARITIES = ["common", "rare", "unseen"] as const;

const ORDER = [
  "id",
  "name",
  "sark",
  "rarity",
  "attack",
  "defence",
  "commander",
  "unlimited",
  "abilities",
  "picture",
  "flavour",
];
const OF_ALL = ["id", "name", "rarity", "abilities"];
const ONLY_WARRIORS = ["sark", "attack", "defence", "commander"];
const USUAL_FIGURES = { attack: 2, defence: 5 };

export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

// The cards in the order of the file.
export const cardsOf = (text: string): Block[] => blocks(text).filter((block) => isKind(block.name));

export function textOf(card: Block, key: string): string {
  const value = card.entries.get(key)?.value;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export const isOn = (card: Block, key: string): boolean => card.entries.get(key)?.value === true;

export function abilitiesOf(card: Block): string[] {
  const value = card.entries.get("abilities")?.value;
  return Array.isArray(value) ? value : [];
}

// -- one card

// The text with another value for that key of the card; undefined removes the key.
export function set(text: string, card: Block, key: string, value: Value | undefined): string {
  const entry = card.entries.get(key);
  if (value === undefined) return entry ? withoutLines(text, entry.from, entry.to) : text;
  if (entry) return same(entry.value, value) ? text : replaced(text, entry.at, written(key, value));
  const before = ORDER.slice(0, ORDER.indexOf(key))
    .reverse()
    .find((other) => card.entries.has(other));
  const at = before ? card.entries.get(before)!.to : lineEnd(text, card.header.to);
  return replaced(text, { from: at, to: at }, `\n${key} = ${written(key, value)}`);
}

// Changes a single ability in place; adding or removing one rewrites the list.
export function setAbility(text: string, card: Block, index: number, said: string): string {
  const place = card.entries.get("abilities")?.strings[index];
  if (place) return replaced(text, place, quoted(said));
  return set(text, card, "abilities", [...abilitiesOf(card), said]);
}

export const withoutAbility = (text: string, card: Block, index: number): string =>
  set(
    text,
    card,
    "abilities",
    abilitiesOf(card).filter((_, i) => i !== index),
  );

// Removes the keys that the new kind does not have, and adds those that it needs.
export function setKind(text: string, card: Block, kind: Kind, sark: string): string {
  const index = cardsOf(text).findIndex((other) => other.from === card.from);
  const step = (now: string, key: string, value: Value | undefined): string =>
    set(now, cardsOf(now)[index], key, value);
  let now = replaced(text, card.header, kind);
  const unwanted = kind === "warrior" ? [] : kind === "sark" ? [...ONLY_WARRIORS, "unlimited"] : ONLY_WARRIORS;
  for (const key of unwanted) now = step(now, key, undefined);
  if (kind !== "warrior") return now;
  for (const [key, value] of Object.entries({ sark, ...USUAL_FIGURES })) {
    if (!cardsOf(now)[index].entries.has(key)) now = step(now, key, value);
  }
  return now;
}

// -- the file

export interface Draft {
  kind: Kind;
  id: string;
  name: string;
  sark: string; // for a warrior
  abilities: string[];
}

export function cardText({ kind, id, name, sark, abilities }: Draft): string {
  const values: Record<string, Value> = { id, name, rarity: "common", abilities };
  if (kind === "warrior") Object.assign(values, { sark, ...USUAL_FIGURES });
  const keys = ORDER.filter((key) => key in values && (kind === "warrior" || OF_ALL.includes(key)));
  return [`[[${kind}]]`, ...keys.map((key) => `${key} = ${written(key, values[key])}`), ""].join("\n");
}

export const added = (text: string, card: string): string => (text.trim() ? `${text.trimEnd()}\n\n${card}` : card);

// Adds a copy at the end of the file, with an unused id and name.
export function copied(text: string, card: Block): string {
  const copy = `${text.slice(card.from, card.to)}\n`;
  const [block] = cardsOf(copy);
  const renamed = set(copy, block, "name", freeName(text, textOf(block, "name")));
  return added(text, set(renamed, cardsOf(renamed)[0], "id", freeId(text, textOf(block, "id"))));
}

// Also removes the comment right above the card.
export function removed(text: string, card: Block): string {
  let from = card.from;
  for (;;) {
    const above = text.lastIndexOf("\n", from - 2) + 1;
    if (from === 0 || !text.slice(above, from).trimStart().startsWith("#")) break;
    from = above;
  }
  const rest = text.slice(card.to).replace(/^\n+/, "");
  const before = text.slice(0, from).trimEnd();
  return before && rest ? `${before}\n\n${rest}` : before ? `${before}\n` : rest;
}

// The card with the sarks of the file, which it may name: readable even if other cards have faults.
export function alone(text: string, card: Block): string {
  const others = cardsOf(text).filter((other) => other.name === "sark" && other.from !== card.from);
  return `${[card, ...others].map((block) => text.slice(block.from, block.to)).join("\n\n")}\n`;
}

// -- ids and names

// An id derived from a name: lower-case letters, digits, dashes.
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gi, "l")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-$/g, "")
    .slice(0, 40)
    .replace(/-$/, "");

export const freeId = (text: string, wanted: string): string =>
  free(
    cardsOf(text).map((card) => textOf(card, "id")),
    wanted || "card",
    "-",
  );
export const freeName = (text: string, wanted: string): string =>
  free(
    cardsOf(text).map((card) => textOf(card, "name")),
    wanted,
    " ",
  );

function free(taken: string[], wanted: string, joint: string): string {
  if (!taken.includes(wanted)) return wanted;
  const stem = wanted.replace(new RegExp(`${joint}\\d+$`), "");
  let number = 2;
  while (taken.includes(`${stem}${joint}${number}`)) number += 1;
  return `${stem}${joint}${number}`;
}

const same = (one: Value | undefined, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

// Whole lines, from the start of the one line to the end of the other.
const withoutLines = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(Math.min(text.length, lineEnd(text, to) + 1));
