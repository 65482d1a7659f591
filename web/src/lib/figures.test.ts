// Numbers and moments as each language writes them; tests/words/test_figures.py says the same of the terminal.

import { beforeAll, describe, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {}, baseURI: "http://localhost/" });

const AT = new Date(2026, 10, 8, 9, 5).getTime();
const WRITTEN = {
  cs: ["12 345,7", "8. 11. 2026 9:05"],
  sk: ["12 345,7", "8. 11. 2026, 9:05"],
  de: ["12.345,7", "08.11.2026, 09:05"],
  pl: ["12 345,7", "8 lis 2026, 09:05"],
  en: ["12,345.7", "8 Nov 2026, 09:05"],
  fr: ["12 345,7", "8 nov. 2026, 09:05"],
} as const;
const plain = (said: string): string => said.replace(/[\u00a0\u202f]/g, " ");

describe.each(Object.entries(WRITTEN))("figures in %s", (language, [number, moment]) => {
  let figures: typeof import("./figures");
  const chosen = language as keyof typeof WRITTEN;

  beforeAll(async () => {
    figures = await import("./figures");
  });

  test("numbers have the language's signs", () => {
    expect(plain(figures.sayNumber(12_345.67, undefined, chosen))).toBe(number);
    expect(figures.sayNumber(2, undefined, chosen)).toBe("2");
  });

  test("moments are dates as the language orders them", () => {
    expect(plain(figures.sayMoment(AT, chosen))).toBe(moment);
  });
});
