import { expect, test, vi } from "vitest";
import type { Option } from "../../../lib/server/wire";
import type { KarakView } from "../view";
import { after, NOTHING_CHOSEN, partsOf, remaining } from "./in-steps";

vi.mock("../../../lib/words.svelte", () => ({ say: (id: string) => id, sayMessage: ({ id }: { id: string }) => id }));

const option = (act: string): Option => ({ act, say: { id: `karak-act-${act.split(" ")[0]}` } });
const HEROES = ["horan", "taia", "xanros", "aderyn", "argentus"];
const view = {
  turn: 0,
  heroes: HEROES.map((hero, seat) => ({ seat, hero, tile: 0 })),
  tiles: [{ column: 0, row: 0, kind: "start", openings: "nesw" }],
  figures: {},
} as unknown as KarakView;
const casts = [1, 2, 3, 4, 5].flatMap((seat) => [1, 2, 3, 4].map((number) => option(`cast ${seat} ${number}`)));
const options = [...["north", "east", "south", "west"].map((side) => option(`go ${side}`)), ...casts, option("stop")];

const words = (chosen = NOTHING_CHOSEN, some = options) => partsOf(some, chosen, "", view).map(({ act }) => act);

test("twenty ways to cast a portal are one button, and every act has a number key", () => {
  expect(words()).toEqual(["go north", "go east", "go south", "go west", "cast", "stop"]);
});

test("first the hero is chosen, then the fountain, and one can go back", () => {
  const cast = after("cast", options, NOTHING_CHOSEN)!;
  expect(words(cast)).toEqual(["cast 1", "cast 2", "cast 3", "cast 4", "cast 5", "back"]);
  const whom = after("cast 3", options, cast)!;
  expect(words(whom)).toEqual(["cast 3 1", "cast 3 2", "cast 3 3", "cast 3 4", "back"]);
  expect(after("back", options, whom)).toEqual(cast);
  expect(after("back", options, cast)).toEqual(NOTHING_CHOSEN);
  expect(after("cast 3 2", options, whom)).toBeNull();
});

test("the board shows fountains only once the hero is chosen, and then nothing else", () => {
  expect(remaining(options, NOTHING_CHOSEN).some(({ act }) => act.startsWith("cast"))).toBe(false);
  expect(remaining(options, { verb: "cast", seat: 0 })).toEqual([]);
  expect(remaining(options, { verb: "cast", seat: 2 }).map(({ act }) => act)).toEqual([
    "cast 2 1",
    "cast 2 2",
    "cast 2 3",
    "cast 2 4",
  ]);
});

test("with one hero only the fountain is chosen, and a single way is an act at once", () => {
  const own = [option("cast 1 1"), option("cast 1 2")];
  expect(after("cast", own, NOTHING_CHOSEN)).toEqual({ verb: "cast", seat: 1 });
  expect(words(NOTHING_CHOSEN, [option("cast 1 1"), option("stop")])).toEqual(["cast 1 1", "stop"]);
});

test("a hint is followed from part to part", () => {
  const gold = (chosen = NOTHING_CHOSEN) =>
    partsOf(options, chosen, "cast 2 3", view).flatMap(({ act, best }) => (best ? [act] : []));
  expect(gold()).toEqual(["cast"]);
  expect(gold({ verb: "cast", seat: 0 })).toEqual(["cast 2"]);
  expect(gold({ verb: "cast", seat: 2 })).toEqual(["cast 2 3"]);
});
