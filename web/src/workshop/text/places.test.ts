import { expect, it } from "vitest";
import { marked, offsetOf, placed } from "./places";

const FILE = `[[event]]
id = "č😀"
abilities = ["played: draw 1", "played: jump"]

[[sark]]
id = "x"
`;
const say = { id: "some-fault" };

it("counts letters as the server does", () => {
  const at = offsetOf(FILE, 2, 9);
  expect(FILE.slice(at, at + 1)).toBe('"');
  expect(offsetOf(FILE, 99, 1)).toBe(FILE.length);
});

it("finds the card, the field and the ability of a fault", () => {
  const [ability, header, file] = placed(FILE, [{ say, line: 3, column: 41 }, { say, line: 5, column: 1 }, { say }]);
  expect([ability.card, ability.field, ability.index, ability.within]).toEqual([0, "abilities", 1, 8]);
  expect(marked(FILE, ability.at)).toEqual({ from: ability.at, to: ability.at + 4 });
  expect([header.card, header.field]).toEqual([1, ""]);
  expect(file.card).toBe(-1);
});
