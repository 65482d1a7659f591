// A person from the chest up, made of parts that the data names.

import { group } from "../ink";
import { HAIRS, MATERIALS, SKINS, type HairColour, type Material, type Skin } from "../palette";
import { clothes, type Clothes } from "./clothes";
import { beard, face, type Beard, type Brows, type Eyes, type Head, type Mouth, type Nose } from "./face";
import { hairBehind, hairBefore, type Hair } from "./hair";
import { hatBehind, hatBefore, type Hat } from "./hats";

export interface Person {
  skin?: Skin;
  head?: Head;
  ears?: "pointed";
  eyes?: Eyes;
  brows?: Brows;
  nose?: Nose;
  mouth?: Mouth;
  hair?: Hair;
  hairs?: HairColour; // also the colour of the beard
  beard?: Beard;
  hat?: Hat;
  hats?: Material; // the colour of the hat
  wears?: Clothes;
  cloth?: Material;
  trim?: Material;
  build?: keyof typeof WIDTHS;
  lean?: number; // degrees
}

const WIDTHS = { slim: 34, usual: 42, broad: 52, huge: 62 };

export function person(who: Person): string {
  const skin = SKINS[who.skin ?? "fair"];
  const hairs = HAIRS[who.hairs ?? "brown"];
  const hair = who.hair ?? "short";
  const cloth = MATERIALS[who.cloth ?? "leather"];
  const trim = MATERIALS[who.trim ?? "bone"];
  const hats = MATERIALS[who.hats ?? who.cloth ?? "leather"];
  const behind = hairBehind(hair, hairs) + hatBehind(who.hat, hats);
  const body = clothes(who.wears ?? "tunic", WIDTHS[who.build ?? "usual"], cloth, trim, skin);
  const before = face(who, skin) + beard(who.beard, hairs) + hairBefore(hair, hairs) + hatBefore(who.hat, hats, trim);
  const leaning = (inside: string): string => (who.lean ? group(`rotate(${who.lean} 0 30)`, inside) : inside);
  return leaning(behind) + body + leaning(before);
}
