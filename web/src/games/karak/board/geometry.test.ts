import { expect, test } from "vitest";
import { lookingAt, type Box } from "./geometry";

const SMALL: Box = { left: -50, top: -50, right: 50, bottom: 150 }; // two tiles, one above the other
const LARGE: Box = { left: -1050, top: -1050, right: 1050, bottom: 1050 };

test("a dungeon that fits is in the middle, wherever the hero is", () => {
  expect(lookingAt({ x: 0, y: 100 }, SMALL, 1000, 800)).toEqual({ x: 0, y: 50 });
});

test("a hero deep inside a large dungeon is in the middle", () => {
  expect(lookingAt({ x: 300, y: -200 }, LARGE, 400, 400)).toEqual({ x: 300, y: -200 });
});

test("at the dungeon's edge one unknown tile is seen, and not the emptiness beyond", () => {
  expect(lookingAt({ x: 1000, y: 0 }, LARGE, 600, 400)).toEqual({ x: 1150 - 300, y: 0 });
});

test("each direction is judged by itself", () => {
  expect(lookingAt({ x: 0, y: 100 }, SMALL, 1000, 300)).toEqual({ x: 0, y: 100 });
});
