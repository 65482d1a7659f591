// An icon as a figure with depth: a dark outline, its holes filled with the shade, an edge of light at the upper left, and
// its own colour that deepens to the lower right.

import { n } from "./ink";
import { MATERIALS, type Material } from "./palette";

const FIELD = 512; // icons are drawn in this width and height

export interface Shape {
  icon: string;
  of?: Material;
  holes?: Material; // what is seen in the holes, instead of the shade
  at?: readonly [x: number, y: number]; // its middle
  size?: number;
  turn?: number;
  flip?: boolean;
  faint?: boolean; // far away: two tones only
}

// Icons have their outer contours first, then a bar, then what is inside of them.
export const outline = (icon: string): string => icon.split("|")[0];
export const whole = (icon: string): string => icon.replace("|", "");

export class Shapes {
  private readonly art: Readonly<Record<string, string>>;
  private readonly defs = new Map<string, string>();

  constructor(art: Readonly<Record<string, string>>) {
    this.art = art;
  }

  get written(): string {
    return [...this.defs.values()].join("");
  }

  draw({ icon, of = "bone", holes, at = [100, 82], size = 104, turn = 0, flip, faint }: Shape): string {
    const path = this.art[icon];
    const tones = MATERIALS[of];
    this.defs.set(`i-${icon}`, `<path id="i-${icon}" d="${whole(path)}"/><path id="o-${icon}" d="${outline(path)}"/>`);
    this.defs.set(`m-${of}`, gradient(of));
    const scale = n((size / FIELD) * 1000) / 1000;
    const moved = `translate(${at[0]} ${at[1]})${turn ? ` rotate(${turn})` : ""} scale(${flip ? -scale : scale} ${scale}) translate(-256 -256)`;
    const use = (id: string, more: string): string => `<use href="#${id}" ${more}/>`;
    const wide = n(7 / scale / 2.4);
    if (faint)
      return `<g transform="${moved}">${use(`o-${icon}`, `fill="${tones[3]}"`)}${use(`i-${icon}`, `fill="${tones[2]}"`)}</g>`;
    const lit = n(3 / scale / 2.4);
    const side = flip ? lit : -lit;
    return (
      `<g transform="${moved}">` +
      use(`i-${icon}`, `fill="${tones[3]}" stroke="${tones[3]}" stroke-width="${wide}" stroke-linejoin="round"`) +
      use(`o-${icon}`, `fill="${holes ? MATERIALS[holes][1] : tones[3]}"`) +
      use(`i-${icon}`, `fill="${tones[0]}" transform="translate(${side} ${-lit})"`) +
      use(`i-${icon}`, `fill="url(#m-${of})"`) +
      `</g>`
    );
  }
}

function gradient(of: Material): string {
  const [light, own, shade] = MATERIALS[of];
  return (
    `<linearGradient id="m-${of}" gradientUnits="userSpaceOnUse" x1="80" y1="30" x2="420" y2="490">` +
    `<stop offset="0" stop-color="${light}"/><stop offset=".36" stop-color="${own}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
  );
}
