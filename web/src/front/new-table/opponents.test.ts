import { expect, test } from "vitest";
import { company } from "./opponents";

const bots = ["page", "squire", "knight", "witch", "echo"].map((id) => ({
  id,
  name: id,
  crest: "plain azure gold",
  temper: id === "echo" ? "adaptive" : "",
}));

test("the chosen bot sits first, the others are different and as near in strength as can be", () => {
  expect(company(bots, 3, "witch")).toEqual(["witch", "knight", "squire"]);
  expect(company(bots, 1, "page")).toEqual(["page"]);
});

test("beside the adaptive bot sit those of usual strength", () => {
  expect(company(bots, 2, "echo")).toEqual(["echo", "knight"]);
});

test("nobody sits twice while there is somebody else", () => {
  expect(company(bots, 2, "knight", ["knight", "squire"])).toEqual(["witch", "page"]);
  expect(new Set(company(bots, 5, "page")).size).toBe(4);
});
