import { expect, it } from "vitest";
import type { GoblinCard } from "../../cards/wire";
import { BESIDE, chosen, GUARDS, LEVELS } from "./parts";

const CARDS: GoblinCard[] = [
  { id: "taia-1", hero: "taia" },
  { id: "horan-1", hero: "horan" },
  { id: "rat", level: "I" },
  { id: "door", level: "I", gate: true },
  { id: "ogre", level: "III" },
  { id: "king", level: "lord" },
];
const ids = (query: string) => chosen(CARDS, query).map(({ id }) => id);

it("prints every card in exactly one part", () => {
  const parts = ["?hero=taia", "?hero=horan", ...LEVELS.map((level) => `?level=${level}`), GUARDS, BESIDE];
  expect(parts.flatMap(ids).toSorted()).toEqual(ids("").toSorted());
});

it("leaves the gatekeeper of a level to those of his kind", () => {
  expect(ids("?level=I")).toEqual(["rat"]);
  expect(ids(GUARDS)).toEqual(["door", "king"]);
});

it("prints what else is in the box: heroes, potions, lives and set-up cards (G1.1, G1.3)", () => {
  const found = chosen(CARDS, BESIDE).map(({ piece }) => piece!);
  expect(found.filter(({ game }) => game === "heroes")).toHaveLength(6);
  expect(found.filter(({ picture }) => picture.startsWith("potion-"))).toHaveLength(12);
  expect(found.reduce((sum, { tokens = 0 }) => sum + tokens, 0)).toBe(20);
  expect(found).toHaveLength(6 + 12 + 5 + 6);
});
