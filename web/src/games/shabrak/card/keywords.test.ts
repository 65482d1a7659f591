import { expect, it } from "vitest";
import type { CardView } from "../view";
import { keywordsOf } from "./keywords";

const card = (...text: CardView["text"] & object): CardView => ({
  id: "a",
  name: "a",
  kind: "warrior",
  rarity: "common",
  text,
});

it("finds the words of a card in its messages, however deep", () => {
  const guards = { id: "shabrak-ability-passive", args: { text: { id: "shabrak-ability-guard", args: {} } } };
  expect(keywordsOf(card(guards))).toEqual(["passive", "guard"]);
  expect(keywordsOf(card())).toEqual([]);
});
