import { expect, it } from "vitest";
import { numbered, painted } from "./paint";

const FILE = '[[event]] # an event\nid = "x#y"\n';

it("says how every piece looks, and loses no letter", () => {
  const pieces = painted(FILE, []);
  expect(pieces.map(({ text }) => text).join("")).toBe(FILE);
  expect(pieces.filter(({ look }) => look !== "plain").map(({ look, text }) => `${look} ${text}`)).toEqual(["header [[event]]", "comment # an event", "key id", 'string "x#y"']);
});

it("marks the word at each fault, also within a string and at the end", () => {
  const wrong = painted(FILE, [FILE.indexOf("x#"), FILE.length - 1, FILE.length]).filter((piece) => piece.wrong);
  expect(wrong.map(({ text }) => text)).toEqual(["x", "\n"]);
});

it("numbers the lines, the wrong ones apart", () => {
  expect(numbered(4, [3, 3, 1])).toEqual([{ text: "1\n", wrong: true }, { text: "2\n", wrong: false }, { text: "3\n", wrong: true }, { text: "4\n", wrong: false }]);
});
