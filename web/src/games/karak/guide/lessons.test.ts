import { expect, test } from "vitest";
import type { Option } from "../../../lib/server/wire";
import type { HeroView, KarakView } from "../view";
import { IDS, lessonIn } from "./lessons";

const hero: HeroView = {
  seat: 0,
  hero: "horan",
  tile: 0,
  came: 0,
  lives: 5,
  cursed: false,
  holds: {},
  treasures: {},
  points: 0,
};
const view = (more: Partial<KarakView> = {}, own: Partial<HeroView> = {}): KarakView =>
  ({
    phase: "move",
    turn: 0,
    steps: 0,
    heroes: [{ ...hero, ...own }],
    tiles: [
      { column: 0, row: 0, kind: "start", openings: "nesw" },
      { column: 0, row: -1, kind: "room-cross", openings: "nesw" },
    ],
    portals: [],
    fountains: [],
    figures: {
      tokens: { rat: { strength: 5 }, chest: { strength: 0 } },
      items: {
        daggers: { slot: "weapon", power: 1 },
        bolt: { slot: "spell", power: 0 },
        key: { slot: "key", power: 0 },
      },
      lives: 5,
      steps: 4,
    },
    ...more,
  }) as KarakView;
const option = (act: string, id = "karak-act-go"): Option => ({ act, say: { id, args: {} } });
const PREFIX = "web-guide-";
const ids = (names: string[]): string[] => names.map((name) => PREFIX + name);
const name = (seen: KarakView, options: Option[], ...taught: string[]) =>
  lessonIn({ view: seen, me: 0, options }, ids(taught))?.id.slice(PREFIX.length);

test("who one is comes first, and then what can be done", () => {
  expect(name(view(), [option("go north")])).toBe("me");
  expect(name(view(), [option("go north")], "me")).toBe("walk");
  expect(name(view({ phase: "lay" }), [option("lay nes")], "me", "walk")).toBe("lay");
});

test("a monster that can be walked onto is named with its strength, and its tile is marked", () => {
  const seen = view();
  seen.tiles[1] = { ...seen.tiles[1], token: "rat" };
  const options = [option("go north", "karak-act-go-monster")];
  const lesson = lessonIn({ view: seen, me: 0, options }, ids(["me", "walk"]));
  expect(lesson).toEqual({ id: "web-guide-monster", at: { tile: 1 }, args: { token: "karak-token-rat", number: 5 } });
});

test("what one finds is explained when one has it, and only once", () => {
  const known = ["me", "walk"];
  expect(name(view({}, { holds: { daggers: 1 } }), [], ...known)).toBe("weapon");
  expect(name(view({}, { holds: { daggers: 1 } }), [], ...known, "weapon")).toBeUndefined();
  expect(name(view({}, { holds: { key: 1 } }), [], ...known)).toBe("key");
  expect(name(view({}, { cursed: true }), [], ...known)).toBe("curse");
  expect(name(view({}, { lives: 0 }), [], ...known)).toBe("down");
});

test("after all of it there is nothing left to explain", () => {
  const seen = view({}, { lives: 1, holds: { key: 1, bolt: 1 } });
  expect(lessonIn({ view: seen, me: 0, options: [option("stop")] }, IDS)).toBeNull();
});
