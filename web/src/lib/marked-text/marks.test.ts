import { expect, it } from "vitest";
import { marked, span } from "./marks";

const TEXT = 'sark = "x"\nwarriors = ["č😀", "nobody"]\n';

it("marks the word at each place", () => {
  const [first, second, third] = marked(TEXT, [
    { line: 2, column: 20 },
    { line: 2, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 1 },
  ]);
  expect(first).toEqual([{ text: 'sark = "x"', marked: false }]);
  expect(second.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(["warriors", "nobody"]);
  expect(second.map((piece) => piece.text).join("")).toBe('warriors = ["č😀", "nobody"]');
  expect(third).toEqual([{ text: " ", marked: true }]);
});

it("finds a place in the whole text", () => {
  expect(TEXT.slice(...span(TEXT, { line: 2, column: 20 }))).toBe("nobody");
  expect(span(TEXT, { line: 99, column: 1 })).toEqual([TEXT.length, TEXT.length]);
});
