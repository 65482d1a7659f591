import { expect, test } from "vitest";
import type { Option } from "../../lib/server/wire";
import { goldOf } from "./certain";

const option = (act: string, id = act): Option => ({ act, say: { id } });
const wins = ({ say }: Option): boolean => say.id.endsWith("-win");

test("nothing is gold where the player has a choice", () => {
  expect(goldOf([option("go north"), option("open"), option("stop")], "", wins)).toEqual(new Set());
});

test("the only act and an act that wins are gold", () => {
  expect(goldOf([option("stop")], "", wins)).toEqual(new Set(["stop"]));
  expect(goldOf([option("bolt"), option("resolve", "resolve-win")], "", wins)).toEqual(new Set(["resolve"]));
});

test("a hint is the only gold", () => {
  expect(goldOf([option("bolt"), option("resolve", "resolve-win")], "bolt", wins)).toEqual(new Set(["bolt"]));
});
