// What the picture of every hero is made of; docs/pictures.md explains the words.

import type { Scene } from "../scene/draw";

export const HEROES: Record<string, Scene> = {
  argentus: { in: "library", who: { skin: "fair", head: "long", eyes: "open", brows: "bushy", mouth: "smile", nose: "long", hair: "short", hairs: "white", beard: "long", hat: "wizard", hats: "blue", wears: "robe", cloth: "blue", trim: "gold" }, holds: { icon: "wizard-staff", of: "wood", holes: "ice", at: [152, 78], size: 96 }, air: "stars" },
  horan: { in: "castle", who: { skin: "ruddy", head: "square", brows: "angry", mouth: "grim", nose: "big", hair: "wild", hairs: "red", beard: "full", hat: "helmet", hats: "iron", wears: "armour", cloth: "red", trim: "brass", build: "huge" }, holds: { icon: "battle-axe", of: "steel", at: [154, 84], size: 86 }, air: "embers" },
  xanros: { in: "crypt", who: { skin: "pale", head: "gaunt", eyes: "glow", brows: "angry", mouth: "smirk", nose: "hook", hair: "none", beard: "goatee", hairs: "black", hat: "cowl", hats: "orange", wears: "robe", cloth: "black", trim: "orange" }, holds: { icon: "skull-staff", of: "bone", at: [152, 80], size: 88 }, air: "smoke" },
  aderyn: { in: "street", who: { skin: "fair", head: "oval", eyes: "narrow", brows: "raised", mouth: "smirk", hair: "long", hairs: "chestnut", hat: "hood", hats: "leaf", wears: "cloak", cloth: "moss", trim: "leaf", build: "slim" }, holds: { icon: "plain-dagger", of: "steel", at: [148, 88], size: 76, turn: 18 }, air: "motes" },
  victorius: { in: "fair", who: { skin: "tan", head: "oval", brows: "raised", mouth: "smile", hair: "long", hairs: "fair", beard: "goatee", hat: "feather", hats: "blue", wears: "ruff", cloth: "grey", trim: "white" }, holds: { is: "sabre", of: "steel", with: "gold", at: [152, 90], size: 78 }, air: "feathers" },
  taia: { in: "night", who: { skin: "brown", head: "oval", eyes: "open", mouth: "smile", hair: "long", hairs: "violet", hat: "circlet", hats: "gold", wears: "dress", cloth: "violet", trim: "gold", build: "slim" }, holds: { icon: "crystal-ball", of: "ice", at: [148, 104], size: 64 }, air: "stars" },
};
