import { expect, it } from "vitest";
import { cutMarks, margins, PAPERS, sheets } from "./layout";

const cards = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

it("puts nine on a sheet, and the rest on one more", () => {
  expect(sheets(cards(18), false)).toHaveLength(2);
  const [, second] = sheets(cards(10), false);
  expect(second.places).toEqual([10, ...Array<null>(8).fill(null)]);
  expect(sheets([], true)).toEqual([]);
});

it("lays the backs so that they meet their fronts when the paper is turned", () => {
  const [front, back, ...rest] = sheets(cards(10), true);
  expect(front.places.slice(0, 3)).toEqual([1, 2, 3]);
  expect([back.side, ...back.places.slice(0, 3)]).toEqual(["back", 3, 2, 1]);
  expect(rest.at(-1)?.places.slice(0, 3)).toEqual([null, null, 10]);
});

it("leaves every printer its margin, and marks both ends of all eight cuts", () => {
  for (const paper of Object.keys(PAPERS) as (keyof typeof PAPERS)[]) {
    expect(Math.min(margins(paper).left, margins(paper).top)).toBeGreaterThan(6.35);
    expect(cutMarks(paper).match(/M/g)).toHaveLength(16);
  }
});
