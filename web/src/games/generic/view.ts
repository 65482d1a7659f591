// Any game's view, taken apart so that it can be read: plain values first, then lists of things as tables.

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
  count: number | null; // of a list
  grid: Grid | null; // things of one kind below each other
  parts: Parts | null; // or whatever has parts of its own
}

export interface Parts {
  plain: Plain[];
  deep: Deep[];
}

type NameOf = (seat: number) => string;
type Thing = Record<string, unknown>;

const SHORT = 60; // letters that still fit into one line
const SEAT_FIELDS = ["seat", "turn"]; // whose numbers are seats in every game

export function partsOf(value: object, nameOf: NameOf): Parts {
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return {
    plain: entries.filter(([, inner]) => isShort(inner)).map(([name, inner]) => ({ name, text: flat(inner, name, nameOf) })),
    deep: entries.filter(([, inner]) => !isShort(inner)).map(([name, inner]) => deepOf(name, inner as object, nameOf)),
  };
}

function deepOf(name: string, value: object, nameOf: NameOf): Deep {
  const count = Array.isArray(value) ? value.length : null;
  return isGrid(value)
    ? { name, count, grid: gridOf(value, name, nameOf), parts: null }
    : { name, count, grid: null, parts: partsOf(value, nameOf) };
}

// A column that says nothing of any of them is left out.
function gridOf(things: Thing[], name: string, nameOf: NameOf): Grid {
  const columns = [...new Set(things.flatMap(Object.keys))].filter((key) => things.some((thing) => !isEmpty(thing[key])));
  const rows = things.map((thing, i) => ({
    name: name === "seats" ? nameOf(i) : String(i),
    cells: columns.map((key) => flat(thing[key], key, nameOf)),
  }));
  return { columns, rows };
}

const isThing = (value: unknown): value is object => value !== null && typeof value === "object";

const isGrid = (value: unknown): value is Thing[] => Array.isArray(value) && value.every((row) => isThing(row) && !Array.isArray(row));

const isShort = (value: unknown): boolean => !isThing(value) || (!Object.values(value).some(isThing) && flat(value).length <= SHORT);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (isThing(value) && Object.keys(value).length === 0);

// A value in one line.
function flat(value: unknown, name = "", nameOf: NameOf | null = null): string {
  if (isEmpty(value)) return "";
  if (Array.isArray(value)) return value.map((inner) => flat(inner)).join(", ");
  if (isThing(value)) return Object.entries(value).map(([key, inner]) => `${key} ${flat(inner)}`).join(", ");
  if (nameOf && typeof value === "number" && SEAT_FIELDS.includes(name)) return nameOf(value) || "–"; // nobody, or nature
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "number" && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
