import { expect, it } from "vitest";
import { placed } from "./places";

const FILE = `[[event]]
id = "č😀"
abilities = ["played: draw 1", "played: jump"]

[[sark]]
id = "x"
`;
const say = { id: "some-fault" };

it("finds the card, the field and the ability of a fault", () => {
  const [ability, header, file] = placed(FILE, [{ say, line: 3, column: 41 }, { say, line: 5, column: 1 }, { say }]);
  expect([ability.block, ability.field, ability.index, ability.within]).toEqual([0, "abilities", 1, 8]);
  expect(FILE.slice(ability.at, ability.at + 4)).toBe("jump");
  expect([header.block, header.field]).toEqual([1, ""]);
  expect(file.block).toBe(-1);
});
