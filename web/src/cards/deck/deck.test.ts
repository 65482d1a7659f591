import { describe, expect, it } from "vitest";
import type { ShabrakCard } from "../wire";
import { count, EMPTY, fileOf, isEmpty, nameable, pileSize, withOne, withoutOne } from "./deck";
import { statistics } from "./statistics/statistics";

const card = (id: string, kind: ShabrakCard["kind"], more: Partial<ShabrakCard> = {}): ShabrakCard => ({
  id,
  name: id,
  kind,
  rarity: "common",
  ...more,
});
const CARDS = new Map(
  [
    card("coopers", "sark", { rarity: "rare" }),
    card("krupan", "warrior", { attack: 2, defence: 5, sark: "coopers" }),
    card("reeve", "warrior", {
      attack: 3,
      defence: 4,
      sark: "pitchforks",
      abilities: ["active if hand at least 3: draw 1", "when attacked: press 1 on foe"],
    }),
    card("liquor", "event", { abilities: ["played: ready chosen own"] }),
  ].map((one) => [one.id, one]),
);
const BUILT = {
  name: "",
  sark: "coopers",
  warriors: ["krupan", "reeve", "krupan"],
  pile: [["liquor", 2]] as [string, number][],
};

describe("a deck", () => {
  it("gets cards and gives them back", () => {
    let deck = withOne(withOne(EMPTY, "sark", "tinkers"), "sark", "coopers");
    deck = ["krupan", "reeve", "krupan"].reduce((deck, id) => withOne(deck, "warriors", id), deck);
    deck = withOne(withOne(deck, "pile", "liquor"), "pile", "liquor");
    expect(deck).toEqual(BUILT);
    expect(["coopers", "krupan", "liquor", "tinkers"].map((id) => count(deck, id))).toEqual([1, 2, 2, 0]);
    expect(pileSize(deck)).toBe(2);
    deck = withoutOne(withoutOne(withoutOne(deck, "pile", "liquor"), "pile", "liquor"), "sark", "coopers");
    deck = ["krupan", "krupan", "krupan", "reeve"].reduce((deck, id) => withoutOne(deck, "warriors", id), deck);
    expect(isEmpty(deck)).toBe(true);
  });

  it("is written as people write it", () => {
    expect(fileOf({ ...BUILT, name: 'Say "\\o/"' })).toBe(
      'name = "Say \\"\\\\o/\\""\nsark = "coopers"\nwarriors = [\n    "krupan",\n    "reeve",\n    "krupan",\n]\npile = [\n    "2 liquor",\n]\n',
    );
    expect(fileOf(EMPTY)).toBe("warriors = [\n]\npile = [\n]\n");
  });

  it("has a name as long as a file may have it", () => {
    expect(nameable("č".repeat(30))).toBe("č".repeat(24));
    expect(nameable("Barrels first")).toBe("Barrels first");
  });

  it("is counted", () => {
    const counted = statistics(BUILT, CARDS);
    expect(counted.size).toBe(6);
    expect(counted.kinds.map(({ count }) => count)).toEqual([1, 3, 2, 0]);
    expect(counted.rarities.map(({ count }) => count)).toEqual([5, 1, 0]);
    expect(counted.sarks).toEqual([
      { name: "coopers", count: 2 },
      { name: "pitchforks", count: 1 },
    ]);
    expect(counted.moments.map(({ count }) => count)).toEqual([1, 2, 0, 1, 0]);
    expect(counted.attack).toBeCloseTo(7 / 3);
    expect(statistics(EMPTY, CARDS).attack).toBeNull();
  });
});
