import { expect, test } from "vitest";
import type { HeroView, KarakView } from "../../view";
import { stateOf } from "./powers";

const hero = (name: string, more: Partial<HeroView> = {}) =>
  ({ seat: 0, hero: name, lives: 5, cursed: false, ...more }) as HeroView;
const view = (more: object = {}) => ({ turn: 0, steps: 0, fight: null, ...more }) as unknown as KarakView;

test("what can be done once a fight is used in that fight only", () => {
  expect(stateOf(1, hero("horan"), view())).toBe("ready");
  expect(stateOf(1, hero("horan"), view({ fight: { rerolled: true } }))).toBe("used");
  expect(stateOf(1, hero("xanros"), view({ fight: { life: 1 } }))).toBe("used");
  expect(stateOf(1, hero("horan", { seat: 1 }), view({ fight: { rerolled: true } }))).toBe("ready");
});

test("what is for the beginning of a turn is used up by steps", () => {
  expect(stateOf(2, hero("xanros"), view())).toBe("ready");
  expect(stateOf(2, hero("xanros"), view({ steps: 1 }))).toBe("used");
  expect(stateOf(1, hero("taia"), view({ steps: 1 }))).toBe("ready");
  expect(stateOf(1, hero("taia"), view({ steps: 2 }))).toBe("used");
});

test("what is always there, or taken away by the curse, has no state", () => {
  expect(stateOf(1, hero("aderyn"), view())).toBe("");
  expect(stateOf(1, hero("horan", { cursed: true }), view())).toBe("");
});
