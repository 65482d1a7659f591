import { describe, expect, test, vi } from "vitest";
import type { Line, Message } from "../../lib/server/wire";
import type { KarakView } from "./view";

vi.mock("../../lib/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false } }));
const { spelled } = await import("./sums");

const view = {
  heroes: [{ hero: "taia", holds: { daggers: 1, sword: 1, bolt: 1 } }],
  figures: {
    items: {
      daggers: { slot: "weapon", power: 1 },
      sword: { slot: "weapon", power: 2 },
      axe: { slot: "weapon", power: 3 },
      bolt: { slot: "spell", power: 0 },
    },
  },
} as unknown as KarakView;

const event = (id: string, args: Message["args"] = {}): Message => ({
  id: `karak-event-${id}`,
  args: { hero: "karak-hero-taia", ...args },
});
const line = (n: number, ...events: Message[]): Line => ({ n, events });
const powers = (lines: Line[]): unknown[] =>
  spelled(lines, view)
    .flatMap(({ events }) => events ?? [])
    .filter(({ args }) => args?.power !== undefined)
    .map(({ args }) => args?.power);

describe("sums of fights", () => {
  test("name the weapons that were carried then, and not what was won later", () => {
    const told = powers([
      line(1, event("rolled", { one: 4, two: 3 }), event("won", { power: 8, strength: 5 })),
      line(2, event("looted", { item: "karak-item-sword" })),
      line(3, event("rolled", { one: 5, two: 5 })),
      line(4, event("bolt-used", { spent: 1 }), event("won", { power: 14, strength: 9 })),
    ]);
    expect(told).toEqual([
      "4 + 3 + 1 karak-item-daggers = 8",
      "5 + 5 + 2 karak-item-sword + 1 karak-item-daggers + 1 karak-item-bolt = 14",
    ]);
  });

  test("count the die that was rolled again, and an ability that adds something", () => {
    const told = powers([
      line(1, event("rolled", { one: 1, two: 3 }), event("one-rerolled", { die: 6 })),
      line(2, event("tied", { power: 13, strength: 13 })),
    ]);
    expect(told).toEqual(["6 + 3 + 2 karak-item-sword + 1 karak-item-daggers + 1 web-karak-ability = 13"]);
  });

  test("stay a number where the roll is not known or it does not add up", () => {
    expect(powers([line(1, event("lost", { power: 7, strength: 9 }))])).toEqual([7]);
    expect(powers([line(1, event("rolled", { one: 1, two: 1 }), event("lost", { power: 3 }))])).toEqual([3]);
  });

  test("do not count what was taken back", () => {
    const told = powers([
      line(1, event("rolled", { one: 2, two: 2 }), event("lost", { power: 7, strength: 9 })),
      line(2, event("looted", { item: "karak-item-daggers" })),
      { n: 3, fact: "undo", to: 1 },
    ]);
    expect(told).toEqual(["2 + 2 + 2 karak-item-sword + 1 karak-item-daggers = 7"]);
  });
});
