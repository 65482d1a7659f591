// Splits any game's view into readable parts: plain values first, then lists of things as tables.

import type { Message } from "../../lib/server/wire";

export interface Plain {
  name: string;
  text: string;
}

export interface Grid {
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

export interface Deep {
  name: string;
  count: number | null; // length, for a list
  grid: Grid | null; // things of one kind, as rows
  parts: Parts | null; // anything that has parts
}

export interface Parts {
  plain: Plain[];
  deep: Deep[];
}

// How to show seats, ids of words, and messages.
export interface Reading {
  nameOf(seat: number): string;
  wordOf(text: string): string;
  sayOf(message: Message): string;
  numberOf(value: number): string;
}

type Thing = Record<string, unknown>;

const SHORT = 60; // characters that still fit into one line
const MESSAGE_FIELDS = ["id", "args", "rule"];
const SEAT_FIELDS = ["seat", "turn"]; // fields whose numbers are seats in every game

export function partsOf(value: object, reading: Reading): Parts {
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return {
    plain: entries
      .filter(([, inner]) => isShort(inner))
      .map(([name, inner]) => ({ name, text: flat(inner, name, reading) })),
    deep: entries.filter(([, inner]) => !isShort(inner)).map(([name, inner]) => deepOf(name, inner as object, reading)),
  };
}

function deepOf(name: string, value: object, reading: Reading): Deep {
  const count = Array.isArray(value) ? value.length : null;
  return isGrid(value)
    ? { name, count, grid: gridOf(value, name, reading), parts: null }
    : { name, count, grid: null, parts: partsOf(value, reading) };
}

// Leaves out columns that are empty for all of them.
function gridOf(things: Thing[], name: string, reading: Reading): Grid {
  const columns = [...new Set(things.flatMap(Object.keys))].filter((key) =>
    things.some((thing) => !isEmpty(thing[key])),
  );
  const rows = things.map((thing, i) => ({
    name: name === "seats" ? reading.nameOf(i) : String(i),
    cells: columns.map((key) => flat(thing[key], key, reading)),
  }));
  return { columns, rows };
}

// A message is shown like text.
const isMessage = (value: unknown): value is Message =>
  value !== null &&
  typeof value === "object" &&
  typeof (value as Thing).id === "string" &&
  Object.keys(value).every((key) => MESSAGE_FIELDS.includes(key));

const isThing = (value: unknown): value is object => value !== null && typeof value === "object" && !isMessage(value);

const isPlainThing = (value: unknown): value is Thing => isThing(value) && !Array.isArray(value);

// Things that themselves have lists of things would not fit into a row.
const isRow = (value: unknown): value is Thing =>
  isPlainThing(value) && !Object.values(value).some((inner) => Array.isArray(inner) && inner.some(isPlainThing));

const isGrid = (value: unknown): value is Thing[] => Array.isArray(value) && value.every(isRow);

const isShort = (value: unknown): boolean =>
  !isThing(value) || (!Object.values(value).some(isThing) && flat(value).length <= SHORT);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (isThing(value) && Object.keys(value).length === 0);

// A name with its number, such as attack 2.
const isPair = (value: unknown[]): boolean =>
  value.length === 2 && typeof value[0] === "string" && typeof value[1] === "number";

// A value on one line.
function flat(value: unknown, name = "", reading: Reading | null = null): string {
  if (isEmpty(value)) return "";
  if (Array.isArray(value))
    return value.map((inner) => flat(inner, "", reading)).join(isPair(value) || value.every(isMessage) ? " " : ", ");
  if (isMessage(value)) return reading ? reading.sayOf(value) : value.id;
  if (isThing(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${flat(inner, "", reading)}`)
      .join(", ");
  if (reading && typeof value === "number" && SEAT_FIELDS.includes(name)) return reading.nameOf(value) || "–"; // nobody, or nature
  if (reading && typeof value === "string") return reading.wordOf(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "number" && reading ? reading.numberOf(value) : String(value);
}
