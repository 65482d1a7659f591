// Any game's view as readable text: names and values aligned, lists of things as tables, all of it foldable.

import { fill, make } from "./dom.js";
import { say } from "./words.js";

const SHORT = 60; // letters that still fit into one line
const SEAT_FIELDS = ["seat", "turn"]; // whose numbers are seats in every game
const folded = new Set(); // the paths that the reader has closed

export function showView(page, box) {
  if (!page.now) return;
  fill(box, make("h2", {}, say("server-page-view")), ...parts(page.now.view, "", (seat) => page.nameOf(seat)));
}

// Plain values first, aligned under each other; then whatever has parts of its own.
function parts(value, path, nameOf) {
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  const plain = entries.filter(([, inner]) => isShort(inner));
  const width = Math.max(0, ...plain.map(([name]) => name.length));
  const lines = plain.map(([name, inner]) => `${name.padEnd(width)}  ${flat(inner, name, nameOf)}`);
  const deep = entries.filter(([, inner]) => !isShort(inner));
  return [
    lines.length > 0 && make("pre", {}, lines.join("\n")),
    ...deep.map(([name, inner]) => section(name, inner, `${path}/${name}`, nameOf)),
  ];
}

function section(name, value, path, nameOf) {
  const count = Array.isArray(value) ? ` (${value.length})` : "";
  const body = isTable(value) ? [make("pre", { tabindex: 0 }, table(value, name, nameOf))] : parts(value, path, nameOf);
  const details = make(
    "details",
    { open: !folded.has(path) },
    make("summary", { "data-key": path }, name + count),
    ...body.filter(Boolean),
  );
  details.addEventListener("toggle", () => (details.open ? folded.delete(path) : folded.add(path)));
  return details;
}

// Things of one kind below each other; a column that says nothing of any of them is left out.
function table(rows, name, nameOf) {
  const columns = [...new Set(rows.flatMap(Object.keys))].filter((key) => rows.some((row) => !isEmpty(row[key])));
  const first = rows.map((_, i) => (name === "seats" ? nameOf(i) : String(i)));
  const cells = [
    ["#", ...columns],
    ...rows.map((row, i) => [first[i], ...columns.map((key) => flat(row[key], key, nameOf))]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const isThing = (value) => value !== null && typeof value === "object";

const isTable = (value) => Array.isArray(value) && value.every((row) => isThing(row) && !Array.isArray(row));

const isShort = (value) => !isThing(value) || (!Object.values(value).some(isThing) && flat(value).length <= SHORT);

function isEmpty(value) {
  return value === null || value === undefined || value === "" || (isThing(value) && Object.keys(value).length === 0);
}

// A value in one line.
function flat(value, name = "", nameOf = null) {
  if (isEmpty(value)) return "";
  if (Array.isArray(value)) return value.map((inner) => flat(inner)).join(", ");
  if (isThing(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${flat(inner)}`)
      .join(", ");
  if (nameOf && SEAT_FIELDS.includes(name)) return nameOf(value) || "–"; // nobody, or nature
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "number" && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
