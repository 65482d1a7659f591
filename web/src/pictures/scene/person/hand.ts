// The arm that comes up to what a person holds: behind the thing, with fingers before it.

import { form, group, line, n } from "../ink";
import type { Thing } from "../thing";
import { HAIRS, MATERIALS, SKINS, type Tones } from "../palette";
import type { Person } from "./person";

const BARE = ["bare", "leotard", "barrel"];
// Where a fist closes around an icon, from its middle, as parts of its size; the others lie on a palm.
const HANDLES: Readonly<Record<string, readonly [number, number]>> = {
  "battle-axe": [-0.26, 0.3],
  "battered-axe": [-0.3, 0.3],
  "baseball-bat": [-0.3, 0.34],
  bo: [-0.2, 0.24],
  broadsword: [-0.36, 0.36],
  broom: [-0.14, -0.1],
  "beer-stein": [-0.3, 0.06],
  "candle-light": [0, 0.4],
  cow: [0, 9],
  "crossed-swords": [-0.26, 0.34],
  "fairy-wand": [-0.3, 0.34],
  feather: [-0.3, 0.3],
  "flying-flag": [0.08, 0.36],
  gavel: [0.26, 0.22],
  "house-keys": [-0.1, -0.32],
  "kitchen-knives": [-0.16, -0.3],
  key: [-0.14, 0.34],
  keyring: [0, -0.3],
  "lantern-flame": [0, -0.42],
  megaphone: [-0.16, 0.16],
  "pan-flute": [0.1, 0.26],
  "plain-dagger": [-0.24, -0.34],
  "quill-ink": [0.16, -0.2],
  "ringing-bell": [0, -0.42],
  rose: [-0.22, 0.34],
  saucepan: [0.32, -0.34],
  sabre: [-0.5, 0.46],
  sword: [-0.3, 0.3],
  slingshot: [0, 0.4],
  scythe: [-0.04, 0.3],
  "skull-staff": [-0.3, 0.36],
  sling: [-0.1, 0.36],
  spoon: [-0.26, -0.32],
  spade: [0, -0.2],
  fork: [0, 0.3],
  ticket: [-0.2, 0.34],
  "tally-mark-5": [0, 0.36],
  trident: [-0.26, 0.3],
  tinker: [-0.3, 0.34],
  warhammer: [-0.28, 0.34],
  "wine-bottle": [-0.14, 0.16],
  "wizard-staff": [-0.24, 0.36],
};
// What nobody holds: it is in the air or has hands of its own.
const FREE = [
  "cow",
  "raven",
  "fist",
  "cycle",
  "tear-tracks",
  "drop",
  "windy-stripes",
  "bear-face",
  "night-sleep",
  "tornado",
  "sword-clash",
  "key-lock",
  "djembe",
  "anvil",
  "pole",
  "steak",
  "rope",
  "thrown-daggers",
  "spiral-thrust",
  "warlord-helmet",
  "wooden-chair",
  "juggled",
  "slammed-table",
  "goose",
];

type Arm = readonly [behind: string, before: string];

export function arm(who: Person, thing: Thing): Arm {
  const name = "is" in thing ? thing.is : thing.icon;
  if (FREE.includes(name)) return ["", ""];
  const { at = [100, 82], size = 104, turn = 0, flip } = thing;
  const skin = SKINS[who.skin ?? "fair"];
  const bare = BARE.includes(who.wears ?? "");
  const cloth: Tones = bare ? skin : MATERIALS[who.cloth ?? "leather"];
  const handle = HANDLES[name];
  if (!handle) return palm(at[0], n(at[1] + size * 0.44), skin, cloth, bare);
  const radians = (turn / 180) * Math.PI;
  const [x, y] = [(flip ? -1 : 1) * handle[0] * size, handle[1] * size];
  return fist(
    n(at[0] + x * Math.cos(radians) - y * Math.sin(radians)),
    n(at[1] + x * Math.sin(radians) + y * Math.cos(radians)),
    skin,
    cloth,
    bare,
  );
}

const sleeve = (cloth: Tones, bare: boolean): string =>
  form("M-8 6C-12 30-18 50-22 80H18C14 50 11 30 8 6Z", cloth) +
  (bare ? "" : form("M-11 8Q0 14 11 8L12 17Q0 23-12 17Z", cloth, cloth[0]));

function fist(x: number, y: number, skin: Tones, cloth: Tones, bare: boolean): Arm {
  const moved = `translate(${x} ${Math.min(y, 132)})`;
  return [
    group(moved, sleeve(cloth, bare)),
    group(
      moved,
      form("M-11-5C-12-11 9-13 11-7C13 0 13 6 9 9C4 12-6 12-9 9C-13 5-11 0-11-5Z", skin) +
        line("M-3-9.500Q2-5-3 0M-5-3.500Q4-1-4 4M-5 2Q4 4-3 8.500", skin[2], 1.5) +
        line("M9-6Q12-3 10 1", HAIRS.white[0], 1, ' opacity=".4"'),
    ),
  ];
}

function palm(x: number, y: number, skin: Tones, cloth: Tones, bare: boolean): Arm {
  const moved = `translate(${x} ${Math.min(y, 136)})`;
  return [
    group(
      moved,
      sleeve(cloth, bare) + form("M-20-4C-16-8-8-3 0-3C8-3 15-8 18-5C20 0 12 10 0 11C-11 10-20 2-20-4Z", skin),
    ),
    group(
      moved,
      form("M-20-4C-24-12-16-14-13-8Q-9-1-11 3Q-17 3-20-4Z", skin) +
        form("M12-4C12-11 18-13 20-8Q20-1 15 1Q12 0 12-4Z", skin),
    ),
  ];
}
