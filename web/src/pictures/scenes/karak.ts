// What the picture of every token and item of Karak is made of; docs/pictures.md explains the words.

import type { Scene } from "../scene/draw";

export const KARAK: Record<string, Scene> = {
  // -- tokens
  rat: { in: "tunnel", shows: { is: "rat", of: "grey", with: "bone", size: 106, at: [98, 82] }, air: "dust" },
  spider: { in: "cave", shows: { icon: "spider-alt", of: "black", holes: "red", size: 118 }, air: "webs" },
  mummy: { in: "tomb", who: { skin: "bone", head: "square", eyes: "glow", brows: "angry", nose: "none", mouth: "none", hair: "none", hat: "bandages", hats: "bone", wears: "bandages", cloth: "bone", build: "broad" }, air: "dust" },
  turnkey: { in: "gate", who: { skin: "bone", head: "gaunt", eyes: "black", nose: "skull", mouth: "skull", hair: "none", brows: "raised", hat: "hood", hats: "leather", wears: "rags", cloth: "leather", trim: "moss" }, holds: { icon: "keyring", of: "brass", at: [138, 110], size: 54 }, air: "motes" },
  warrior: { in: "crypt", who: { skin: "bone", head: "gaunt", eyes: "black", nose: "skull", mouth: "skull", hair: "none", brows: "angry", hat: "helmet", hats: "rust", wears: "armour", cloth: "iron", trim: "rust", build: "broad" }, holds: { icon: "broadsword", of: "steel", at: [142, 96], size: 70 }, air: "fog" },
  king: { in: "castle", who: { skin: "bone", head: "gaunt", eyes: "black", nose: "skull", mouth: "skull", hair: "none", brows: "angry", hat: "crown", hats: "gold", wears: "cloak", cloth: "black", trim: "wine", build: "broad" }, holds: { icon: "battered-axe", of: "steel", at: [142, 100], size: 64 }, air: "embers" },
  fallen: { in: "lava", who: { skin: "grey", head: "gaunt", eyes: "red", brows: "angry", nose: "none", mouth: "teeth", hair: "none", hat: "cowl", hats: "shadow", wears: "robe", cloth: "shadow", trim: "red", build: "broad" }, props: [{ icon: "daemon-skull", of: "shadow", at: [100, 50], size: 120, faint: true }], air: "smoke" },
  dragon: { in: "hoard", shows: { is: "dragon", of: "red", with: "yellow", size: 108, at: [92, 84] }, air: "fire" },
  chest: { in: "hoard", shows: { icon: "locked-chest", of: "wood", holes: "gold", size: 112 }, air: "coins" },

  // -- items
  daggers: { in: "table", shows: { icon: "thrown-daggers", of: "steel", size: 110 } },
  sword: { in: "wall", shows: { icon: "broadsword", of: "steel", size: 114 }, air: "motes" },
  axe: { in: "forge", shows: { icon: "battered-axe", of: "iron", size: 110 }, air: "sparks" },
  bolt: { in: "storm", shows: { icon: "bolt-spell-cast", of: "yellow", size: 112 }, air: "lightning" },
  healing: { in: "chapel", shows: { is: "scroll", of: "bone", with: "teal", size: 108 }, air: "halo" },
  key: { in: "cloth", shows: { icon: "key", of: "gold", size: 106, turn: 24 }, air: "stars" },
  curse: { in: "night", shows: { icon: "cursed-star", of: "violet", size: 108 }, air: "fog" },
};
