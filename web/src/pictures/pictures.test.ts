// Every card, monster, hero and token has a picture, no two are the same, and all of a game's fit into their limit.

import { expect, it } from "vitest";
import { album as goblin } from "./albums/goblin";
import { album as heroes } from "./albums/heroes";
import { album as karak } from "./albums/karak";
import { album as shabrak } from "./albums/shabrak";
import { ART as GOBLIN_ART } from "./art/goblin";
import { ART as HEROES_ART } from "./art/heroes";
import { ART as KARAK_ART } from "./art/karak";
import { ART as SHABRAK_ART } from "./art/shabrak";
import type { Scene } from "./scene/draw";
import { FIGURES } from "./scene/figures/figures";
import { GOBLIN } from "./scenes/goblin";
import { HEROES } from "./scenes/heroes";
import { KARAK } from "./scenes/karak";
import { SHABRAK } from "./scenes/shabrak";

const LIMIT = 150_000; // bytes, compressed
const CONTENT = import.meta.glob<string>("../../../src/krypta/games/*/content/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const TYPES = import.meta.glob<string>("../lib/generated/*.ts", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["./scene/**/*.ts", "./albums/*.ts", "./art/*.ts", "./scenes/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
// Karak's board and panels show some of its icons as signs.
const SIGNS = import.meta.glob<string>("../games/karak/board/pieces/icons.svelte.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ALL: Record<string, [Record<string, Scene>, Record<string, string>, (name: string) => string]> = {
  shabrak: [SHABRAK, SHABRAK_ART, (name) => shabrak(name, "", "all")],
  goblin: [GOBLIN, GOBLIN_ART, (name) => goblin(name, "", "all")],
  karak: [KARAK, KARAK_ART, (name) => karak(name, "", "all")],
  heroes: [HEROES, HEROES_ART, (name) => heroes(name, "", "all")],
};
const content = (file: string): string => CONTENT[`../../../src/krypta/games/${file}`];
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name)),
];
const signs = found(Object.values(SIGNS)[0], /whole\("([\w-]+)"\)/g);
const iconsOf = ({ shows, holds, props = [] }: Scene): string[] =>
  [shows, holds, ...props].flatMap((shape) => (shape && "icon" in shape ? [shape.icon] : []));

it("has a picture for every card of Shabrak", () => {
  const ids = found(content("shabrak/content/cards.toml"), /^id = "([\w-]+)"/gm);
  expect(ids.length).toBeGreaterThan(100);
  expect(Object.keys(SHABRAK).sort()).toEqual(ids.sort());
});

it("has a picture for every card and monster of Goblin", () => {
  const names = found(content("goblin/content/standard.toml"), /\bname = "([\w-]+)"/g);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !(name in GOBLIN))).toEqual([]);
});

it("has a picture for every token, item and hero", () => {
  const named = (game: string, type: string): string[] => {
    const types = TYPES[`../lib/generated/${game}.ts`];
    return found(types.match(new RegExp(`type ${type} = ([^;]+);`))![1], /"(\w+)"/g);
  };
  for (const name of [...named("karak", "TokenName"), ...named("karak", "ItemName")]) {
    expect(KARAK).toHaveProperty(name);
  }
  for (const name of named("goblin", "HeroName")) expect(HEROES).toHaveProperty(name);
});

it.each(Object.keys(ALL))("draws no two pictures of %s alike", (game) => {
  const [scenes, , draw] = ALL[game];
  const made = Object.values(scenes).map((scene) => JSON.stringify(scene)); // not only by their seeds
  expect(new Set(made).size).toBe(made.length);
  const drawn = Object.keys(scenes).map(draw);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it.each(["shabrak", "goblin"])("makes every picture of %s a scene, never an icon alone", (game) => {
  const alone = ({ who, crowd, props, holds, face, shows }: Scene): boolean =>
    !who && !crowd && !props && !holds && !face && shows !== undefined && "icon" in shows;
  const [scenes] = ALL[game];
  expect(Object.keys(scenes).filter((name) => alone(scenes[name]))).toEqual([]);
});

it.each(Object.keys(ALL))("has every icon of %s, and no other", (game) => {
  const [scenes, art] = ALL[game];
  const used = [...Object.values(scenes).flatMap(iconsOf), ...(game === "karak" ? signs : [])];
  expect(used.filter((icon) => !(icon in art))).toEqual([]);
  expect(Object.keys(art).filter((icon) => !used.includes(icon))).toEqual([]);
});

it("draws every figure in some picture", () => {
  const things = Object.values(ALL).flatMap(([scenes]) =>
    Object.values(scenes).flatMap(({ shows, holds, props = [] }) => [shows, holds, ...props]),
  );
  const named = things.flatMap((one) => (one && "is" in one ? [one.is] : []));
  expect([...new Set(named)].sort()).toEqual(Object.keys(FIGURES).sort());
});

it.each(Object.keys(ALL))("keeps the pictures of %s below their limit", async (game) => {
  const loaded = Object.entries(SOURCES).filter(
    ([path]) => path.startsWith("./scene/") || path.endsWith(`/${game}.ts`),
  );
  expect(loaded.length).toBeGreaterThan(10);
  const text = new Blob(loaded.map(([, source]) => source)).stream();
  const packed = await new Response(text.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  expect(packed.byteLength, `${packed.byteLength} bytes of ${LIMIT}`).toBeLessThan(LIMIT);
});

it("gives what has no scene one by its name, always the same", () => {
  for (const kind of ["sark", "warrior", "event", "equipment"]) {
    const [one, other] = ["lamplighter", "curfew"].map((name) => shabrak(name, kind, "all"));
    expect(one).toBe(shabrak("lamplighter", kind, "all"));
    expect(one).not.toBe(other);
  }
  expect(goblin("hob", "monster", "all")).not.toBe(goblin("nob", "monster", "all"));
});
