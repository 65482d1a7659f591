// Draws a scene as the text of an SVG: the place, what is in the back, the figure with its shadow, what it holds, and the
// air. Everything important is in the middle square: narrow places cut off the sides.

import { seeded } from "../../lib/seeded";
import { air, BEHIND, type Air } from "./air";
import { ground, placeDefs, type Place } from "./ground/places";
import { look, lips } from "./figures/beasts";
import { DEFS, group, n, oval, see } from "./ink";
import type { Brows, Eyes, Mouth } from "./person/face";
import { arm } from "./person/hand";
import { person, type Person } from "./person/person";
import { Shapes } from "./shape";
import { thing, type Thing } from "./thing";

export interface Scene {
  in: Place;
  who?: Person;
  crowd?: Person[]; // smaller, left and right behind
  shows?: Thing; // a thing or a creature as the figure
  face?: ThingsFace; // which makes the thing alive
  props?: Thing[]; // behind the figure
  holds?: Thing; // before the figure, in its hand
  air?: Air;
  near?: boolean; // a face, larger
  far?: boolean; // more of the body
}

interface ThingsFace {
  at: readonly [x: number, y: number];
  size?: number;
  eyes?: Eyes;
  brows?: Brows;
  mouth?: Mouth;
}

const USUAL = "translate(100 68) scale(1.08)";
const NEAR = "translate(100 76) scale(1.42)";
const FAR = "translate(100 54) scale(.9)";
const STANDS: readonly (readonly [number, number])[] = [
  [50, 92],
  [150, 92],
  [24, 100],
  [176, 100],
];

// The whole picture, or only what is behind the figure, or only the figure, or the figure in a square for a token.
export type Part = "all" | "back" | "front" | "token";

const VIEWS = { all: "0 0 200 150", back: "0 0 200 150", front: "0 0 200 150", token: "40 22 120 120" };

export function draw(scene: Scene, seed: string, art: Readonly<Record<string, string>>, part: Part = "all"): string {
  const shapes = new Shapes(art);
  const random = seeded(seed);
  const place = ground(scene.in, random);
  const flying = scene.air ? air(scene.air, random) : "";
  const far = scene.air !== undefined && (BEHIND.includes(scene.air) || scene.crowd !== undefined);
  const [before, fingers] = scene.who && scene.holds && !scene.near ? arm(scene.who, scene.holds) : ["", ""];
  const back = [
    place,
    far ? flying : "",
    ...(scene.props ?? []).map((prop) => thing(shapes, prop)),
    shadow(scene.shows),
  ];
  const front = [
    ...(scene.crowd ?? []).map((one, i) => group(`translate(${STANDS[i][0]} ${STANDS[i][1]}) scale(.82)`, person(one))),
    scene.shows ? thing(shapes, scene.shows) : "",
    scene.face ? thingsFace(scene.face) : "",
    scene.who ? group(scene.near ? NEAR : scene.far ? FAR : USUAL, person(scene.who)) : "",
    before,
    scene.holds ? thing(shapes, scene.holds) : "",
    fingers,
    far || part === "token" ? "" : flying,
  ];
  const inside = { all: [...back, ...front], back, front, token: front }[part].join("");
  const square = part === "token";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEWS[part]}" width="${square ? 240 : 400}" height="${square ? 240 : 300}">` +
    `<defs>${DEFS}${placeDefs(scene.in)}${shapes.written}</defs>${inside}</svg>`
  );
}

// What hangs, floats or goes down to the lower edge.
const FLAT = ["fork", "spade", "eye", "footprints", "rope", "two-heads"];

const thingsFace = ({ at, size = 1, eyes = "open", brows, mouth }: ThingsFace): string =>
  look(at[0], at[1], size, eyes, brows) + (mouth ? lips(at[0], at[1], size, mouth) : "");

function shadow(shape: Thing | undefined): string {
  if (!shape || ("is" in shape && FLAT.includes(shape.is))) return "";
  const { at = [100, 82], size = 104 } = shape;
  return oval(at[0] + 8, n(Math.min(142, at[1] + size * 0.47)), n(size * 0.4), n(size * 0.075), "#08040c", see(0.5));
}
