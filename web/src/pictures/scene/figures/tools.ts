// Tools, plants and what else stands about, each around 0 0 in a square of 100.

import { form, group, line, oval, path, see } from "../ink";
import { MATERIALS, type Tones } from "../palette";
import { INK, mirrored, ring, thick } from "./beasts";

const WOOD = MATERIALS.wood;

// Its tines up, its handle down to the lower edge.
export const fork = (own: Tones, handle: Tones): string =>
  thick("M0-8V90", handle, 6) +
  line("M-24-46C-24-10-16-6 0-6C16-6 24-10 24-46M-8-48V-8M8-48V-8", own[3], 8) +
  line("M-24-46C-24-10-16-6 0-6C16-6 24-10 24-46M-8-48V-8M8-48V-8", own[1], 4.8) +
  line("M-25-44C-25-16-18-10-8-8M-9-46V-14M7-46V-14", own[0], 1.4) +
  form("M-6-10H6L4 8H-4Z", own);

// Its blade down.
export const spade = (own: Tones, handle: Tones): string =>
  thick("M0-52V8", handle, 6) +
  thick("M-12-54H12", handle, 6) +
  form("M-20 4H20L18 34Q10 50 0 56Q-10 50-18 34Z", own) +
  path("M-17 8H-4V46Q-12 40-15 32Z", own[0], see(0.5)) +
  form("M-5-8H5V14Q0 20-5 14Z", own, own[2]) +
  path("M-16 42Q0 36 17 40Q10 52 0 56Q-10 52-16 42Z", "#4a3220", see(0.85));

export const bagpipes = (own: Tones, trim: Tones): string =>
  thick("M-4-6L-22-56M8-8L2-60M18-4L26-54", WOOD, 5) +
  [
    [-22, -56],
    [2, -60],
    [26, -54],
  ]
    .map(([x, y]) => form(`M${x - 5} ${y - 4}H${x + 5}V${y + 5}H${x - 5}Z`, MATERIALS.bone))
    .join("") +
  form("M-40 6C-42-14-20-20 4-16C30-18 46 0 40 18C34 38 6 40-10 34C-30 32-38 22-40 6Z", own) +
  line(
    "M-34-6Q-10 8-12 34M-6-16Q16 4 16 34M22-12Q34 4 32 26M-40 8Q0-4 42 10M-34 22Q0 10 38 24",
    trim[1],
    2.2,
    see(0.85),
  ) +
  thick("M-30 26L-50 56", WOOD, 5.4) +
  form("M-54 52L-46 58L-52 64L-58 58Z", MATERIALS.bone) +
  thick("M-34-2Q-50-14-48-32", WOOD, 4);

export const bale = (own: Tones, rope: Tones): string => {
  const straws = (list: readonly string[]): string =>
    line(list.join(""), own[2], 1.6) + line(list.join("").replaceAll("M", "M1 "), own[0], 0);
  return (
    form("M-50-14L-16-34L50-22L18-2Z", own, own[0]) +
    form("M-50-14L18-2V44L-50 30Z", own) +
    form("M18-2L50-22V24L18 44Z", own, own[2]) +
    straws([
      "M-44-4l18 4M-40 8l26 5M-20 2l22 5M-46 18l20 4M-16 20l24 5M-36 26l26 6M2 14l12 2M-28-22l20 3M-6-26l22 4M8-14l18-10M26 8l14-8M28 28l14-10",
    ]) +
    line("M-30-10V34M2-4V42", rope[3], 5) +
    line("M-30-10V34M2-4V42M-30-10L8-30M2-4L36-25", rope[1], 3) +
    line("M-50 34l-8 4m12 0l-6 8m20 0l-2 7m24-4l4 8m18-10l8 6m8-14l10 2M-46-18l-8-6M-14-36l-4-8m20 10l4-8", own[1], 2)
  );
};

export const rope = (own: Tones): string =>
  line("M-100 2Q0 12 100 2", own[3], 9) +
  line("M-100 2Q0 12 100 2", own[1], 6) +
  Array.from({ length: 24 }, (_, i) =>
    line(`M${-96 + i * 8} ${-1 + Math.round(4 - ((i - 12) / 6) ** 2)}l5 7`, own[2], 1.4),
  ).join("") +
  form("M-6 0L6 0L10 26L0 20L-10 26Z", MATERIALS.red);

export const thorns = (own: Tones, bloom: Tones): string => {
  const vine =
    "M-50 46C-52 8-34-34-12-30C10-24-4 10-18 4C-32-4-12-46 16-46C44-44 52-2 34 30M-30 48C-10 12 22 24 24-4C24-22 4-20 8-2C14 22 44 20 50 46";
  const spikes = [
    [-49, 20, -80],
    [-42, -8, -60],
    [-26, -28, -30],
    [-2, -20, 60],
    [-24, -12, -120],
    [-4, -38, -30],
    [22, -46, 10],
    [40, -28, 60],
    [44, 2, 90],
    [-14, 26, -30],
    [10, 14, 160],
    [24, -4, 90],
    [34, 24, 120],
    [48, 34, 60],
  ];
  return (
    spikes
      .map(([x, y, turn]) => group(`translate(${x} ${y}) rotate(${turn})`, form("M-4 4L0-13L4 4Z", own, own[0])))
      .join("") +
    thick(vine, own, 8) +
    [
      [-20, 4],
      [10, -10],
      [34, 30],
    ]
      .map(([x, y]) => ring(x, y, 8, bloom) + line(`M${x - 4} ${y}q4-6 8 0q-3 5-6 1`, bloom[2], 1.6))
      .join("")
  );
};

const leaf = (x: number, y: number, turn: number, size: number, own: Tones): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    form("M0 12C-12 8-16-4-10-6C-12-14-4-16 0-10C4-16 12-14 10-6C16-4 12 8 0 12Z", own) + line("M0 11V-6", own[2], 1.2),
  );

// A gravestone under ivy.
export const ivyGrave = (own: Tones, stone: Tones): string =>
  form("M-32 48V-14C-32-54 32-54 32-14V48Z", stone) +
  line("M0-34V-6M-10-24H10M-16 8H16M-12 18H12", stone[2], 3.4) +
  line("M-34 48C-40 10-20 20-28-20M34 48C40 30 18 20 30-2C38-20 16-34 6-44M-20 48C-8 30 8 44 14 20", own[2], 3) +
  [
    [-30, 38, 10, 1],
    [-34, 16, -30, 0.9],
    [-26, -6, 20, 0.8],
    [-26, -24, -10, 0.9],
    [34, 38, 40, 1.1],
    [26, 18, -20, 0.9],
    [32, -4, 30, 1],
    [24, -26, -30, 0.9],
    [6, -44, 0, 0.8],
    [-8, 40, 0, 0.9],
    [12, 28, 60, 0.8],
    [14, 46, -10, 1],
  ]
    .map(([x, y, turn, size]) => leaf(x, y, turn, size, own))
    .join("");

// A spring that rises in a stone basin.
export const spring = (own: Tones, stone: Tones): string =>
  form("M-46 20Q0 10 46 20L34 46Q0 56-34 46Z", stone) +
  oval(0, 20, 46, 11, stone[0], ` stroke="${stone[3]}" stroke-width="2"`) +
  oval(0, 20, 39, 8.6, own[2]) +
  oval(-6, 19, 26, 5, own[1]) +
  line(
    "M0 16C-4-10-2-36 0-44C2-36 4-10 0 16M-2-30C-20-44-34-24-34 12M2-30C20-44 34-24 34 12M-2-22C-12-30-18-14-18 14M2-22C12-30 18-14 18 14",
    own[1],
    4.4,
    see(0.9),
  ) +
  line("M-1-38C-18-48-32-28-33 6M1-40C14-48 24-38 30-14M-2 10C-3-8-2-24-1-34", own[0], 1.8) +
  [
    [-40, -20],
    [-24, -44],
    [26, -46],
    [42, -14],
    [0, -54],
  ]
    .map(([x, y]) => oval(x, y, 2.4, 3.4, own[0]))
    .join("") +
  line("M-34 30L-26 44M-8 34V50M20 33L18 49M38 28L32 40", stone[2], 2);

const print = (x: number, y: number, turn: number, size: number, own: Tones): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    oval(0, -6, 6, 10, own[1], ` stroke="${own[3]}" stroke-width="1.6"`) +
      oval(0, 11, 4.6, 5.4, own[1], ` stroke="${own[3]}" stroke-width="1.6"`) +
      line("M-3-8H3M-3-4H3", own[2], 1.4),
  );

export const footprints = (own: Tones): string =>
  [
    [-36, 40, 30, 1.3],
    [-12, 36, 40, 1.2],
    [-16, 12, 60, 1.1],
    [10, 14, 50, 1],
    [16, -8, 20, 0.9],
    [34, -12, 0, 0.8],
    [24, -32, -30, 0.7],
    [6, -30, -70, 0.6],
    [-6, -42, -50, 0.5],
  ]
    .map(([x, y, turn, size]) => print(x, y, turn, size, own))
    .join("");

export const slammedTable = (own: Tones, mug: Tones): string =>
  form("M-90 30L90 30L98 44H-98Z", own, own[0]) +
  form("M-98 44H98V56H-98Z", own) +
  line("M-12 30L-20 22L-34 28M14 30L26 20L40 27M0 44L-8 56M2 44L12 50", INK, 2) +
  group(
    "translate(56 6) rotate(24)",
    form("M-10-14H10V14H-10Z", mug) + line("M10-8Q20-6 18 2Q16 8 10 8", mug[1], 4) + oval(0, -14, 10, 3, "#fff4d6"),
  ) +
  group("translate(-58 0) rotate(-30)", form("M-14 0A14 5 0 0 1 14 0Q10 12 0 12Q-10 12-14 0Z", WOOD)) +
  [
    [-40, -20],
    [36, -26],
    [-70, -18],
    [76, -16],
  ]
    .map(([x, y]) => oval(x, y, 3, 2.4, "#f2cf78"))
    .join("");

export const scroll = (own: Tones, sign: Tones): string =>
  form("M-32-38H32V34H-32Z", own) +
  form("M-40-48H40Q48-42 40-34H-40Q-48-42-40-48Z", own, own[0]) +
  form("M-40 30H40Q48 38 40 46H-40Q-48 38-40 30Z", own, own[0]) +
  mirrored(ring(-43, -41, 5, MATERIALS.gold) + ring(-43, 38, 5, MATERIALS.gold)) +
  oval(0, -2, 28, 28, sign[0], see(0.35)) +
  form("M-7-26H7V-9H24V5H7V22H-7V5H-24V-9H-7Z", sign);

export const juggled = (own: Tones, other: Tones): string =>
  [
    [-58, 14, 0],
    [-62, -16, 1],
    [-44, -42, 0],
    [-16, -58, 1],
    [16, -58, 0],
    [44, -42, 1],
    [62, -16, 0],
    [58, 14, 1],
  ]
    .map(([x, y, i]) => ring(x, y, 10, i ? own : other) + oval(x - 3, y - 4, 2.6, 2, "#fff", see(0.8)))
    .join("");
