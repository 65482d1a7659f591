// The colours that figures are made of. Each material has the tone in the light, its own, the one in the shade, and ink.

export type Tones = readonly [light: string, own: string, shade: string, ink: string];

export const MATERIALS = {
  iron: ["#f0f4f4", "#9aa7ad", "#4d5a66", "#161a21"],
  steel: ["#ffffff", "#b9c9d8", "#5c6f88", "#151b28"],
  rust: ["#f2b27c", "#b0623a", "#5f2d22", "#1f0f0d"],
  brass: ["#ffeeb0", "#d4a043", "#7c4d17", "#241405"],
  gold: ["#fff6c4", "#f0bb45", "#a3641a", "#2b1604"],
  copper: ["#ffd2a8", "#cf7a45", "#7a3620", "#250e08"],
  wood: ["#eec592", "#a8703d", "#5d381f", "#1d0f08"],
  oak: ["#d9b083", "#8a5a34", "#472917", "#170b06"],
  straw: ["#fff0b4", "#e0b552", "#8f6422", "#2a1a07"],
  bone: ["#fffaea", "#ddcfae", "#8f7c62", "#221a14"],
  stone: ["#dedacf", "#96918a", "#524e54", "#17161a"],
  basalt: ["#9c9cab", "#565563", "#2a2a35", "#0b0b11"],
  leather: ["#e3ac78", "#94592f", "#4f2c1a", "#190c07"],
  flesh: ["#ffe0c0", "#e0a37c", "#92563f", "#2a120c"],
  meat: ["#ffb5a0", "#cc4a44", "#742029", "#24080c"],
  fur: ["#e0b98c", "#94683f", "#4c3020", "#180d08"],
  grey: ["#d9d6d2", "#8d8a8c", "#48464f", "#141318"],
  black: ["#8d8ea3", "#3d3c4b", "#1d1b28", "#07060c"],
  white: ["#ffffff", "#e6e4dc", "#98939b", "#221f28"],
  leaf: ["#dcf09a", "#75a83f", "#345c2a", "#0d1b0c"],
  moss: ["#c3cf88", "#6d7f3c", "#374424", "#10150a"],
  goblin: ["#d3ea8c", "#7fae45", "#3b6330", "#0e1c0d"],
  slime: ["#d8ffa8", "#68c95b", "#23734c", "#062118"],
  red: ["#ffb199", "#cf3f34", "#7a1c28", "#25060c"],
  wine: ["#f0a2b0", "#9c2f4d", "#561630", "#1c0510"],
  pink: ["#ffd9e4", "#e585a8", "#8f3f68", "#2a0e20"],
  orange: ["#ffd591", "#e88a35", "#95431a", "#2b1006"],
  yellow: ["#fff7b0", "#ecca3f", "#997016", "#2a1c04"],
  blue: ["#bfe0ff", "#4d86c8", "#254579", "#091227"],
  teal: ["#baf2e6", "#43a596", "#1c5c60", "#061c20"],
  ice: ["#ffffff", "#a9e2f2", "#4b8db0", "#0c2537"],
  violet: ["#e4ccff", "#8f62c6", "#4b2b7c", "#150a29"],
  ghost: ["#ffffff", "#c3d9de", "#6c8fa0", "#152531"],
  ember: ["#fff0a6", "#ff9a3d", "#c2351c", "#3a0807"],
  shadow: ["#7a6f98", "#3a3354", "#1c1830", "#08060f"],
} as const satisfies Record<string, Tones>;

export type Material = keyof typeof MATERIALS;

export const SKINS = {
  pale: ["#fbe6d6", "#e9c6ad", "#a97c68", "#2b1713"],
  fair: ["#ffdfc0", "#eab58d", "#a86e50", "#2c140d"],
  ruddy: ["#ffd0b0", "#e2967a", "#9c5145", "#2c0f0b"],
  tan: ["#f0c294", "#c88d5c", "#7d4f31", "#241208"],
  brown: ["#cf9a6e", "#94633f", "#553420", "#180c06"],
  green: ["#cfe88a", "#86b04a", "#44682f", "#10200d"],
  grey: ["#dfe6dc", "#a9b5a8", "#5f6f6c", "#182020"],
  bone: ["#fffbea", "#e4d7b8", "#9a876c", "#221a14"],
  stone: ["#d5d2ca", "#95918b", "#55525a", "#17161a"],
  blue: ["#d5ecf7", "#8fbcd6", "#46708f", "#0e1f2e"],
  troll: ["#b9c7a0", "#7d8f6a", "#455540", "#121a12"],
} as const satisfies Record<string, Tones>;

export type Skin = keyof typeof SKINS;

export const HAIRS = {
  black: ["#6b6275", "#2f2a36", "#17141d", "#060508"],
  brown: ["#b07f52", "#6b4429", "#392215", "#120a05"],
  chestnut: ["#d0835a", "#8a4526", "#4b2113", "#170905"],
  red: ["#ffae6a", "#cf5f26", "#7b2d14", "#240b04"],
  fair: ["#fff0b8", "#ddb35e", "#8b6529", "#281a07"],
  grey: ["#e8e6e2", "#a5a2a3", "#5f5c66", "#1a191e"],
  white: ["#ffffff", "#e3e1dc", "#9a969c", "#24222a"],
  green: ["#cfe6a0", "#72914a", "#3b5130", "#0f180c"],
  violet: ["#d5b3f0", "#7d4fae", "#41256c", "#120822"],
} as const satisfies Record<string, Tones>;

export type HairColour = keyof typeof HAIRS;
