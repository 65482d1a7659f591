import { expect, test } from "vitest";
import { AUTHORS } from "./icon-credits";

// The icon's name is beside each path: in a comment behind it, in a comment above it, or as its key.
const SOURCES = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const PATH = /"[mM]\d/;
const OWN = "own drawing";

function nameOf(lines: string[], i: number): string | undefined {
  const behind = lines[i].match(/"[,;] *\/\/ ([^:]+)/);
  if (behind) return behind[1].trim();
  const key = lines[i].match(/^ *"([^"]+)": "[mM]\d/);
  const above = /^ *"/.test(lines[i]) && !key ? i - 2 : i - 1; // a path may be on the line below its key
  return lines[above]?.match(/^ *\/\/ ([a-z0-9-]+)(?::|$)/)?.[1] ?? key?.[1];
}

function shown(): string[] {
  const files = Object.entries(SOURCES).filter(([, source]) => source.includes("game-icons.net"));
  const found = files.flatMap(([file, source]) => {
    const lines = source.split("\n");
    return lines.flatMap((line, i) => (PATH.test(line) ? [nameOf(lines, i) ?? `nameless: ${file}:${i + 1}`] : []));
  });
  return [...new Set(found)].filter((name) => name !== OWN).sort();
}

test("every icon that is shown is credited, once, and no other", () => {
  expect(AUTHORS.flatMap(({ icons }) => icons).sort()).toEqual(shown());
});

test("the credits are in order", () => {
  for (const { icons } of AUTHORS) expect(icons).toEqual([...icons].sort());
});
