// A game's pictures: from the name of a picture to its SVG. What has no scene, as a card that a person wrote, gets one of
// those for its kind, by its name.

import { seeded } from "../../lib/seeded";
import { draw, type Part, type Scene } from "../scene/draw";

export type { Part };
export type Album = (picture: string, kind: string, part: Part) => string;

type Scenes = Readonly<Record<string, Scene>>;
type Spare = (kind: string, random: () => number) => Scene;

export const album =
  (scenes: Scenes, art: Readonly<Record<string, string>>, spare: Spare): Album =>
  (picture, kind, part) =>
    draw(scenes[picture] ?? spare(kind, seeded(`${picture} spare`)), picture, art, part);
