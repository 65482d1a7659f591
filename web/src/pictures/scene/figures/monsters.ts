// Monsters that no icon shows well, each around 0 0 in a square of 100.

import { form, group, line, oval, path, see } from "../ink";
import { MATERIALS, SKINS, type Tones } from "../palette";
import { face } from "../person/face";
import { hatBefore } from "../person/hats";
import { person } from "../person/person";
import { INK, lips, look, mirrored, ring, thick } from "./beasts";

const BONE = MATERIALS.bone;

export const slime = (own: Tones, inside: Tones): string =>
  form(
    "M-48 36C-54 14-38 0-31-20C-22-44 22-46 31-18C38 2 54 14 48 36Q42 48 28 40Q18 50 6 42Q-8 50-18 42Q-36 50-48 36Z",
    own,
  ) +
  path("M-40 32C-42 16-28 4-22-14C-14-32 12-34 20-16C10-24-8-20-14-4C-20 12-34 18-40 32Z", own[0], see(0.5)) +
  line("M-4 28l22-5m-17-4l3 12m3-13l3 12m3-13l2 11", inside[1], 2.2, see(0.75)) +
  oval(22, 22, 4, 3.4, inside[1], see(0.75)) +
  [
    [30, 8, 3],
    [-30, 26, 3.6],
    [-14, 34, 2.4],
    [18, -26, 2.6],
  ]
    .map(([x, y, r]) => oval(x, y, r, r, own[0], see(0.6)))
    .join("") +
  look(0, -6, 1.3, "wide", "raised", own) +
  lips(0, -8, 1.1, "smile");

export const ghost = (own: Tones, shade: Tones): string =>
  form("M-24 8C-40 4-48-6-50-14C-42-14-32-14-26-8Z", own) +
  form("M26 4C38-2 44-12 46-22C38-20 30-16 26-8Z", own) +
  form(
    "M-28 20C-32-22-26-46 2-46C32-46 32-16 30 14C30 30 40 36 50 36C42 46 26 48 14 38Q6 48-2 38Q-12 48-20 38C-26 34-28 28-28 20Z",
    own,
  ) +
  oval(-8, -20, 6, 8, shade[2]) +
  oval(14, -20, 6, 8, shade[2]) +
  oval(-9, -22, 1.8, 2.4, own[0]) +
  oval(13, -22, 1.8, 2.4, own[0]) +
  path("M-6-4Q3-10 13-4Q12 10 3 10Q-5 10-6-4Z", shade[2]) +
  oval(-18, -34, 6, 9, "#fff", see(0.5));

const wing = (own: Tones): string =>
  form("M-16 20C-30-2-46-14-52-46C-34-42-16-44-4-30C-2-12-6 6-8 18Z", own, own[2]) +
  line("M-12 14Q-30-16-51-45M-11 12Q-22-20-28-42M-10 10Q-10-14-6-31", own[0], 1.6, see(0.6));

export const wings = (own: Tones): string => mirrored(group("translate(2 6)", wing(own)));

export const dragon = (own: Tones, belly: Tones): string =>
  group("translate(-6 -2)", wing(own)) +
  [
    [-32, 22, -60],
    [-26, 8, -50],
    [-18, -4, -44],
    [-12, -16, -60],
  ]
    .map(([x, y, turn]) => group(`translate(${x} ${y}) rotate(${turn})`, form("M-6 4L0-13L6 4Z", belly)))
    .join("") +
  form(
    "M-36 52C-38 22-24 8-13-6C-5-16-9-25-6-32C-2-46 16-49 28-41C34-37 46-33 50-25C53-18 50-13 46-11C36-8 28-8 22-4C27 2 30 10 26 22C20 36 14 44 14 52Z",
    own,
  ) +
  path("M15 0C22 10 18 28 5 52H-10C4 32 9 16 5 5Z", belly[1]) +
  line("M9 9Q15 9 20 7M9 19Q15 20 21 18M5 29Q11 31 18 29M0 39Q6 42 13 40", belly[2], 1.7) +
  form("M17-9C28-3 38-1 47-5L41 4C31 9 20 7 12 1Z", own, own[2]) +
  path(
    "M23-8L26 0L29-8ZM31-9L34-1L37-9ZM40-11L42-4L45-12ZM28 4L31-2L34 4Z",
    "#fff8ea",
    ` stroke="${INK}" stroke-width=".7"`,
  ) +
  form("M-2-38C-12-50-26-53-38-46C-27-43-16-37-9-27Z", BONE) +
  form("M7-43C4-53-4-57-13-57C-7-51-4-46-2-40Z", BONE) +
  oval(19, -31, 6, 4.8, "#ffe04a", ` stroke="${INK}" stroke-width="1.4"`) +
  oval(20, -31, 1.5, 4, INK) +
  line("M10-37L27-33", own[3], 3.4) +
  oval(45, -24, 2, 1.5, INK) +
  [
    [-10, 16],
    [-18, 28],
    [-6, 28],
    [-16, 42],
  ]
    .map(([x, y]) => line(`M${x - 4} ${y}q4 5 8 0`, own[2], 1.6))
    .join("") +
  path("M53-14Q66-20 72-6Q64-8 60 4Q58-4 50-6Z", "#ff9a34") +
  path("M54-11Q62-13 66-4Q60-6 57 0Q56-6 52-7Z", "#fff0a0");

export const bull = (own: Tones, eyes: Tones): string =>
  form("M-50 52C-50 18-32 4 0 4C32 4 50 18 50 52Z", own, own[2]) +
  mirrored(
    form("M-16-30C-38-24-54-36-50-54C-42-44-32-44-12-42Z", BONE) +
      form("M-22-24C-34-28-42-22-44-14C-36-10-26-12-20-16Z", own),
  ) +
  form("M-22-28C-14-38 14-38 22-28C28-10 22 8 17 24C13 38-13 38-17 24C-22 8-28-10-22-28Z", own) +
  form("M-17 18C-20 6-8 6 0 8C8 6 20 6 17 18C20 34 10 38 0 38C-10 38-20 34-17 18Z", own, own[0]) +
  mirrored(oval(-8, 20, 3.4, 4.2, INK) + line("M-10-26Q-4-20-6-10M-4-30Q0-22-1-14", own[0], 1.4, see(0.7))) +
  '<circle cx="0" cy="31" r="8" fill="none" stroke="#7c4d17" stroke-width="5"/><circle cx="0" cy="31" r="8" fill="none" stroke="#ffd35a" stroke-width="2.6"/>' +
  mirrored(
    oval(-11, -8, 7, 5, eyes[1], see(0.5)) +
      oval(-11, -8, 4.4, 3.2, eyes[0], ` stroke="${INK}" stroke-width="1"`) +
      oval(-10, -8, 1.8, 2, INK) +
      line("M-19-16L-4-11", INK, 3.6),
  );

export const eye = (own: Tones, white: Tones): string =>
  form("M-50 2Q-22-38 6-36Q34-34 50 2Q26 38-2 38Q-30 36-50 2Z", own, own[2]) +
  path("M-42 2Q-18-26 4-26Q28-26 42 2Q22 28-2 28Q-26 28-42 2Z", white[0]) +
  path("M-42 2Q-18-26 4-26Q28-26 42 2Q14-20-42 2Z", INK, see(0.35)) +
  line("M-38 3l10-1l5 4m-5-4l4-6M38 3l-10 2l-6-4", "#d2432f", 1.3, see(0.8)) +
  ring(0, 1, 20, own) +
  [0, 40, 80, 120, 160, 200, 240, 280, 320]
    .map((turn) => group(`translate(0 1) rotate(${turn})`, line("M10 0H18", own[0], 1.6, see(0.7))))
    .join("") +
  oval(0, 1, 9.4, 10, INK) +
  oval(-6, -7, 4.6, 4, "#fff") +
  oval(5, 8, 2, 1.8, "#fff", see(0.7));

export const scorpion = (own: Tones, sting: Tones): string =>
  mirrored(thick("M-14 20Q-32 18-38 34M-13 26Q-28 28-30 42M-10 32Q-20 38-18 47", own, 3.6)) +
  mirrored(
    thick("M-10 12Q-34 10-36-8", own, 5) +
      form("M-40-4C-52-14-48-30-36-32C-40-24-36-20-34-18C-30-22-30-28-30-32C-20-26-22-8-32-4Z", own),
  ) +
  [
    [10, 4, 9],
    [22, -8, 9],
    [28, -23, 8],
    [24, -38, 7.4],
    [12, -48, 6.6],
  ]
    .map(([x, y, r]) => ring(x, y, r, own))
    .join("") +
  form("M8-54C-4-56-12-48-10-36C-6-42 0-44 8-44Z", sting) +
  form("M-18 22C-18 4 18 4 18 22C18 40 10 48 0 48C-10 48-18 40-18 22Z", own) +
  line("M-15 30Q0 36 15 30M-12 39Q0 44 12 39", own[2], 2) +
  mirrored(
    oval(-6, 16, 3.4, 3.4, "#ffe27a", ` stroke="${INK}" stroke-width="1"`) +
      oval(-6, 16, 1.5, 1.8, INK) +
      line("M-11 11L-3 13", INK, 2),
  );

export const shroom = (own: Tones, stem: Tones): string =>
  mirrored(thick("M-9 38Q-12 44-14 46", stem, 6) + thick("M-15 16Q-28 14-32 4", stem, 4.4)) +
  form("M-17-6C-20 16-22 40 0 42C22 40 20 16 17-6Z", stem) +
  form("M-48-2C-50-34-26-50 0-50C26-50 50-34 48-2Q24 8 0 6Q-24 8-48-2Z", own) +
  [
    [-26, -24, 9, 7],
    [4, -36, 10, 7],
    [28, -18, 8, 7],
    [-8, -12, 6, 4.4],
    [-38, -6, 4, 4],
    [40, -4, 4, 3],
  ]
    .map(([x, y, rx, ry]) => oval(x, y, rx, ry, stem[0], ` stroke="${own[2]}" stroke-width="1.4"`))
    .join("") +
  path("M-17 3Q0 8 17 3L17 10Q0 14-17 10Z", INK, see(0.3)) +
  look(0, 20, 0.95, "wide", "angry", stem) +
  lips(0, 18, 0.8, "teeth");

export const kraken = (own: Tones, suckers: Tones): string =>
  thick("M-20 30C-50 34-56-4-40-20C-30-28-24-16-32-12", own, 9) +
  thick("M20 30C52 32 54-8 44-26C36-38 24-28 32-20", own, 9) +
  [
    [-46, 6],
    [-43, -8],
    [-42, 18],
    [46, 2],
    [47, -12],
    [42, 16],
  ]
    .map(([x, y]) => oval(x, y, 2.6, 2.6, suckers[0], see(0.8)))
    .join("") +
  form("M-28 40C-34 10-32-44 2-46C34-44 34 10 28 40Q0 50-28 40Z", own) +
  [
    [-12, -32, 5],
    [6, -38, 4],
    [16, -26, 5],
  ]
    .map(([x, y, r]) => oval(x, y, r, r * 0.8, own[2], see(0.6)))
    .join("") +
  look(0, -4, 1.5, "narrow", "angry", own) +
  path("M-14 16Q0 8 14 16Q12 30 0 30Q-12 30-14 16Z", "#3a0d18") +
  path("M-12 16L-9 22L-6 14L-3 22L0 13L3 22L6 14L9 22L12 16Z", "#fff8ea") +
  thick("M-14 46C-30 34-26 22-14 30M14 48C30 38 28 24 16 32", own, 7);

export const door = (own: Tones, metal: Tones): string =>
  form("M-38 50V-14C-38-60 38-60 38-14V50Z", MATERIALS.stone) +
  form("M-30 50V-12C-30-50 30-50 30-12V50Z", own) +
  line("M-15 50V-36M0 50V-40M15 50V-36", own[3], 1.8) +
  line("M-30 36H-8M30 36H8", metal[1], 5) +
  line("M-30 38H-8M30 38H8", metal[2], 1.4) +
  look(0, -10, 1.35, "glow", "angry") +
  form("M-5-2Q0-6 5-2L4 8Q0 11-4 8Z", metal) +
  '<circle cx="0" cy="12" r="7" fill="none" stroke="#241405" stroke-width="5"/><circle cx="0" cy="12" r="7" fill="none" stroke="#d4a043" stroke-width="2.6"/>' +
  path("M-20 24Q0 16 20 24Q18 34 0 34Q-18 34-20 24Z", "#1d0810") +
  path("M-18 24L-14 30L-10 22L-6 30L-2 21L2 30L6 21L10 29L14 22L18 25L16 22Q0 17-16 22Z", "#fff8ea");

export const mirror = (own: Tones, glass: Tones): string =>
  form("M0-52C36-52 42-18 40 6C38 32 22 46 0 46C-22 46-38 32-40 6C-42-18-36-52 0-52Z", own) +
  path("M0-43C28-43 33-14 31 4C29 26 18 37 0 37C-18 37-29 26-31 4C-33-14-28-43 0-43Z", glass[2]) +
  path("M0-43C28-43 33-14 31 4C29 26 18 37 0 37C-18 37-29 26-31 4C-33-14-28-43 0-43Z", "url(#sh)") +
  group(
    "translate(2 2) scale(.82)",
    face({ head: "gaunt", ears: "pointed", eyes: "glow", brows: "angry", nose: "hook", mouth: "teeth" }, SKINS.blue) +
      hatBefore("horns", MATERIALS.wine, MATERIALS.bone),
  ) +
  line("M-22 8L2-36M-14 20L16-34", "#fff", 4, see(0.3)) +
  [
    [0, -52],
    [-40, 4],
    [40, 4],
    [0, 47],
  ]
    .map(([x, y]) => ring(x, y, 6, own) + oval(x, y, 2.6, 2.6, "#d33a48"))
    .join("");

const head = (turn: number, x: number, who: Parameters<typeof person>[0]): string =>
  group(
    `translate(${x} -14) rotate(${turn}) scale(.8)`,
    person({ ...who, skin: "troll", ears: "pointed", nose: "big", wears: "bare", build: "slim" }),
  );

// Two heads on one body.
export const twoHeads = (own: Tones): string =>
  head(-10, -23, { head: "square", brows: "angry", mouth: "tusks", hair: "mohawk", hairs: "red", eyes: "narrow" }) +
  head(10, 23, { head: "round", brows: "raised", mouth: "teeth", hair: "none", eyes: "wide" }) +
  form("M-60 62C-62 28-46 10-28 12Q0 22 28 12C46 10 62 28 60 62Z", SKINS.troll) +
  line("M0 24V60M-30 40Q-14 48 0 42Q14 48 30 40", SKINS.troll[2], 2.4) +
  line("M-30 14L6 60M30 14L-6 60", own[1], 7);

// With needle and thread.
export const spider = (own: Tones, thread: Tones): string =>
  line("M0-90V-30", "#e9e4f2", 1.4) +
  mirrored(
    thick("M-12-8C-28-30-42-26-46-6M-14 0C-34-12-50 0-50 20M-13 8C-30 6-42 20-38 42M-9 14C-18 22-22 34-18 50", own, 4),
  ) +
  form("M-26-30C-30-58 30-58 26-30C24-6-24-6-26-30Z", own) +
  path("M0-46L6-38L0-30L-6-38ZM0-28L5-21L0-14L-5-21Z", thread[1]) +
  form("M-17 4C-18-14 18-14 17 4C16 24-16 24-17 4Z", own) +
  mirrored(
    oval(-7, 2, 5.4, 5.8, "#fff8ea", ` stroke="${INK}" stroke-width="1"`) +
      oval(-6.4, 3, 2.8, 3.2, INK) +
      oval(-14, -4, 2.4, 2.4, "#fff8ea") +
      oval(-5, -8, 2, 2, "#fff8ea") +
      path("M-6 14L-4 22L-1 15Z", "#fff8ea", ` stroke="${INK}" stroke-width=".8"`),
  ) +
  line("M30 54L58 18", INK, 4.4) +
  line("M30 54L58 18", "#e8eef4", 2.6) +
  line("M57 20C40 4 20 34 4 30S-30 30-36 44", thread[3], 4) +
  line("M57 20C40 4 20 34 4 30S-30 30-36 44", thread[1], 2.2);
