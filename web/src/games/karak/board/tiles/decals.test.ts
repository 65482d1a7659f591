import { expect, it } from "vitest";
import { decalsOf } from "./decals";

const looks = [0, 1, 2, 3, 4].flatMap((variant) =>
  ["ns", "ne", "nes", "nesw"].map((openings) => `tile-room-${openings}-${variant}`),
);
const written = (look: string): string => JSON.stringify(decalsOf(look));

it("furnishes rooms by their look, always the same, and not all alike", () => {
  expect(looks.map(written)).toEqual(looks.map(written));
  expect(new Set(looks.map(written)).size).toBeGreaterThan(looks.length / 2);
});

it("leaves corridors and landmarks as they are", () => {
  expect(decalsOf("tile-tunnel-ns-1")).toEqual([]);
  expect(decalsOf("tile-fountain-nesw-0")).toEqual([]);
});

it("hangs a banner only on a wall", () => {
  const banners = looks.flatMap((look) => decalsOf(look).map(({ decal, turn }) => ({ look, decal, turn })));
  for (const { look, decal, turn } of banners) {
    if (decal === "banner") expect(look.split("-")[2]).not.toContain("nesw"[turn / 90]);
  }
});
