// Animals, each around 0 0 in a square of 100; `more` is the colour of beaks, bellies and tails.

import { form, group, line, oval, path, see } from "../ink";
import { MATERIALS, SKINS, type Tones } from "../palette";
import { brows, eyes, mouth, type Brows, type Eyes, type Mouth } from "../person/face";

export const INK = "#180d14";
export const mirrored = (inside: string): string => inside + group("scale(-1 1)", inside);
export const ring = (x: number, y: number, r: number, tones: Tones): string =>
  form(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, tones);
export const bead = (x: number, y: number, r = 3): string =>
  oval(x, y, r, r * 1.08, INK) + oval(x - r * 0.3, y - r * 0.4, r * 0.32, r * 0.32, "#fff");
export const thick = (d: string, tones: Tones, width: number): string =>
  line(d, tones[3], width + 3.4) + line(d, tones[1], width) + line(d, tones[0], width * 0.28, see(0.55));

export const look = (x: number, y: number, size: number, how: Eyes, brow?: Brows, lids: Tones = SKINS.tan): string =>
  group(`translate(${x} ${y}) scale(${size})`, eyes(how, lids) + (brow ? brows(brow) : ""));
export const lips = (x: number, y: number, size: number, how: Mouth): string =>
  group(`translate(${x} ${y}) scale(${size})`, mouth(how));

function gooseNeck(own: Tones, beak: Tones): string {
  return (
    form("M-8 6C-9-14-8-28 0-36C9-45 22-40 21-29C20-22 11-20 10-11C9-4 10 2 10 6Z", own) +
    form("M20-35L37-40L21-29Z", beak) +
    form("M20-30L35-24L18-25Z", beak, beak[2]) +
    bead(11, -32, 2.4) +
    line("M6-38L15-36", INK, 1.6)
  );
}

const gooseBody = (own: Tones, feet: Tones): string =>
  line("M-8 28L-10 45M6 28L6 45", feet[2], 4) +
  line("M-17 46H-4M-1 46H13", feet[1], 4.4) +
  form("M-48 0C-40-8-28-6-14-8C0-10 14-14 26-6C32 10 24 32 0 34C-26 36-40 20-48 0Z", own) +
  form("M-36 4C-22-8 0-8 12 2C8 20-14 26-32 18C-30 12-34 10-36 4Z", own, own[0]) +
  line("M-28 12Q-12 18 4 8M-24 18Q-12 22-2 16", own[2], 1.6);

export const goose = (own: Tones, beak: Tones): string =>
  group("translate(14 -6)", gooseNeck(own, beak)) + gooseBody(own, beak);

export const threeGeese = (own: Tones, beak: Tones): string =>
  group("translate(8 -4) rotate(-34) scale(-.92 .92)", gooseNeck(own, beak)) +
  group("translate(6 -8) scale(1.04)", gooseNeck(own, beak)) +
  group("translate(18 0) rotate(38) scale(.92)", gooseNeck(own, beak)) +
  gooseBody(own, beak);

export const dog = (own: Tones, chest: Tones): string =>
  thick("M-26 36Q-46 30-42 8", own, 6) +
  form("M-30 46C-32 14-20-4-6-12L18-10C24 6 24 26 20 46Z", own) +
  path("M2-8C8 12 18 14 22 4C22-4 20-10 18-12Z", chest[1]) +
  form("M-32 47C-38 24-18 12-4 22C6 30 6 42 4 47Z", own) +
  form("M8 8C8 24 8 36 4 47H20C23 34 26 20 23 4Z", own) +
  line("M9 42V46M14 42V46M-8 43V47", own[3], 1.6) +
  form("M-16-30C-16-44 0-51 14-47C24-45 30-37 44-33C50-30 48-20 40-18C28-16 20-11 10-10C-4-8-16-16-16-30Z", own) +
  path("M22-20C30-16 40-17 46-24C46-18 42-16 34-15C28-14 24-14 22-20Z", chest[1]) +
  path("M30-17C30-8 36-6 38-12L38-18Z", "#e0707a", ` stroke="${INK}" stroke-width="1.2"`) +
  form("M-10-46C-24-46-30-28-24-12C-12-14-4-26-2-40Z", own, own[2]) +
  oval(46, -30, 4.6, 3.6, INK) +
  oval(45, -31.4, 1.4, 0.9, "#fff", see(0.8)) +
  oval(13, -34, 4.4, 4.6, "#fff8ea", ` stroke="${INK}" stroke-width="1"`) +
  bead(14, -33.4, 2.6) +
  line("M8-41Q13-44 18-41", INK, 2);

// From before, lying on its paws.
export const hound = (own: Tones, muzzle: Tones): string =>
  form("M-48 46C-52 16-34 2 0 2C34 2 52 16 48 46Z", own, own[2]) +
  mirrored(form("M-26-26C-44-30-50-12-44 10C-34 12-26 0-22-12Z", own, own[2])) +
  form("M-28-18C-28-42 28-42 28-18C34 4 30 24 18 32C8 38-8 38-18 32C-30 24-34 4-28-18Z", own) +
  form("M-20 10C-20-2-8-6 0-4C8-6 20-2 20 10C24 26 12 34 0 30C-12 34-24 26-20 10Z", muzzle) +
  path("M-9-2Q0-8 9-2Q6 8 0 9Q-6 8-9-2Z", INK) +
  oval(-3, -1, 2.4, 1.2, "#fff", see(0.6)) +
  line("M0 9V18Q-8 26-15 20M0 18Q8 26 15 20", INK, 2) +
  path("M-14 22L-11 30L-8 23ZM14 22L11 30L8 23Z", "#fff8ea") +
  look(0, -13, 1.15, "narrow", "angry", own) +
  mirrored(
    form("M-42 36Q-44 26-30 26Q-16 26-16 38Q-18 48-30 47Q-42 47-42 36Z", own) +
      line("M-33 41V46M-26 41V46", own[3], 1.6),
  );

const PINK = MATERIALS.pink;

export const rat = (own: Tones, belly: Tones): string =>
  thick("M-26 40C-58 42-54 8-36 12", PINK, 4) +
  form("M-36 42C-44 12-28-12-4-18C16-20 26-6 24 16C24 30 22 42 16 44Z", own) +
  path("M-6 40C-8 20 2 4 18-2C24 12 22 30 16 42Z", belly[1], see(0.75)) +
  ring(16, -40, 8, own) +
  form("M-8-16C-6-36 12-44 26-36C36-30 46-20 49-13C47-6 34-4 22-4C6-2-8-4-8-16Z", own) +
  ring(0, -37, 12, own) +
  oval(1, -36, 7.4, 7.6, PINK[1]) +
  oval(2, -34, 4.6, 5, PINK[2], see(0.6)) +
  path("M38-5L37 4L41 4L42-6ZM43-6L42 3L46 2L46-8Z", "#fff8ea", ` stroke="${INK}" stroke-width=".8"`) +
  oval(49, -13, 3.4, 3, PINK[1], ` stroke="${INK}" stroke-width="1"`) +
  line("M40-12L58-20M40-10L60-9M39-8L56 2", "#f4e8dc", 0.9, see(0.8)) +
  bead(26, -24, 3.6) +
  line("M20-30L31-29", INK, 1.8) +
  thick("M8 8Q22 10 30 2", own, 5) +
  line("M30 2l6-1m-6 1l5 3m-5-3l3-4", PINK[1], 2) +
  form("M-22 46Q-20 32-2 34Q8 38 6 46Z", own) +
  line("M-2 46H14M6 46l6-3", PINK[1], 3);

export const bat = (own: Tones, skin: Tones): string =>
  mirrored(
    form("M-8-8C-18-30-38-36-52-20C-46-16-46-6-48 8C-40 0-33 3-29 14C-22 4-14 8-8 18Z", own, own[2]) +
      line("M-8-6Q-28-26-50-20M-10-4Q-28-14-48 6M-10 0Q-22-4-29 12", skin[1], 1.5, see(0.8)) +
      form("M-13-20C-22-34-20-44-16-48C-10-42-4-36-2-26Z", own) +
      path("M-13-24C-18-34-17-40-15-43C-11-38-8-34-6-27Z", skin[1]) +
      line("M-5 30l-2 8m2-8l1 8", own[3], 2.2),
  ) +
  form("M-17-12C-18-32 18-32 17-12C20 8 14 28 0 32C-14 28-20 8-17-12Z", own) +
  path("M-9 6Q0 0 9 6Q10 22 0 27Q-10 22-9 6Z", skin[1], see(0.5)) +
  look(0, -9, 0.95, "wide", "angry", own) +
  lips(0, -9, 0.85, "sad") +
  path("M-6 6.500L-4.500 12L-2.500 7ZM6 6.500L4.500 12L2.500 7Z", "#fff8ea");

export const moth = (own: Tones, spots: Tones): string =>
  mirrored(
    form("M-4 2C-24 2-44 16-38 36C-28 48-10 34-3 14Z", own, own[2]) +
      form("M-3-12C-12-40-38-50-52-38C-56-18-42 2-6 8Z", own) +
      line("M-4-8Q-28-30-48-36M-5-2Q-28-14-48-22M-5 3Q-26 0-38-8", own[2], 1.6) +
      oval(-34, -24, 8.6, 8, spots[1], ` stroke="${own[3]}" stroke-width="1.6"`) +
      oval(-34, -24, 4.4, 4.2, INK) +
      oval(-36, -26, 1.6, 1.6, "#fff") +
      oval(-24, 26, 5.4, 5.6, spots[1], ` stroke="${own[3]}" stroke-width="1.4"`) +
      line("M-50-38Q-48-22-40-10", spots[0], 2.2, see(0.8)) +
      line("M-3-24Q-8-40-20-46M-8-36l-7 1m3-6l-7 2m9 0l-2-6", own[3], 1.9),
  ) +
  form("M-7-14C-9 8-6 32 0 42C6 32 9 8 7-14Z", spots) +
  line("M-7 0Q0 4 7 0M-7 9Q0 13 7 9M-6 18Q0 22 6 18M-4 27Q0 30 4 27", own[2], 2.2) +
  form("M-10-18C-10-30 10-30 10-18C10-8-10-8-10-18Z", spots) +
  mirrored(bead(-5, -19, 3.4));

export const crab = (own: Tones, belly: Tones): string =>
  mirrored(
    thick("M-26 14Q-42 14-46 30M-24 20Q-36 24-36 38M-18 24Q-26 32-22 42", own, 4) +
      thick("M-26 0Q-42-4-40-18", own, 6) +
      form(
        "M-44-14C-56-24-52-44-36-48C-40-40-38-34-34-32C-30-36-28-42-30-48C-18-42-20-20-34-14C-38-12-42-12-44-14Z",
        own,
      ) +
      line("M-10-10V-22", own[2], 4) +
      oval(-10, -27, 7, 7.4, "#fff8ea", ` stroke="${own[3]}" stroke-width="1.6"`) +
      bead(-8.4, -26, 3.2),
  ) +
  form("M-36 6C-34-22 34-22 36 6C32 30-32 30-36 6Z", own) +
  path("M-24 14Q0 4 24 14Q16 26 0 26Q-16 26-24 14Z", belly[1], see(0.6)) +
  oval(-16, -4, 4, 3, own[0], see(0.6)) +
  oval(2, -9, 3, 2, own[0], see(0.6)) +
  line("M-12 12Q0 20 12 10", INK, 2.2) +
  mirrored(line("M-17-36L-5-33", INK, 2.2));

export const toad = (own: Tones, belly: Tones): string =>
  mirrored(
    form("M-30 44C-52 42-54 16-34 12C-20 14-14 34-16 44Z", own) +
      thick("M-22 16Q-24 34-18 44", own, 7) +
      line("M-18 45h-9m9 0l-6 4m6-4l-1 4", own[2], 3.4),
  ) +
  form("M-36 26C-46 0-34-18-20-20C-8-24 8-24 20-20C34-18 46 0 36 26Q20 42 0 42Q-20 42-36 26Z", own) +
  path("M-26 12Q0 22 26 12Q30 34 0 39Q-30 34-26 12Z", belly[0], see(0.7)) +
  line("M-36 2Q0 24 36 2", INK, 2.6) +
  mirrored(
    ring(-19, -22, 11.5, own) +
      oval(-19, -23, 7, 7, "#ffe27a", ` stroke="${INK}" stroke-width="1.2"`) +
      oval(-19, -23, 5.4, 2.4, INK) +
      line("M-29-30Q-19-33-10-26", own[3], 2.4),
  ) +
  [
    [-24, 0],
    [20, -6],
    [28, 6],
    [-8, -14],
    [-30, 14],
  ]
    .map(([x, y]) => oval(x, y, 3.4, 2.8, own[2], see(0.7)))
    .join("") +
  oval(-4, 0, 1.3, 1, INK) +
  oval(4, 0, 1.3, 1, INK);

export const mole = (own: Tones, metal: Tones): string =>
  form("M-34 46C-38 6-24-26 0-28C24-26 38 6 34 46Z", own) +
  path("M-18 46C-20 20-10 6 0 6C10 6 20 20 18 46Z", own[0], see(0.35)) +
  form("M-24-12C-26-42 26-42 24-12Q0-22-24-12Z", metal) +
  oval(0, -31, 6.4, 6.4, "#ffe9a0", ' stroke="#4a3208" stroke-width="2"') +
  oval(0, -31, 18, 15, "#ffe9a0", see(0.25)) +
  mirrored(
    `<circle cx="-11" cy="-8" r="8" fill="#bfe6ff" fill-opacity=".35" stroke="${metal[1]}" stroke-width="2.4"/>` +
      bead(-10, -7, 2.2),
  ) +
  form("M-9-2Q0-16 9-2Q14 10 0 12Q-14 10-9-2Z", PINK) +
  line("M-8 8L-24 4M-8 10L-24 12M8 8L24 4M8 10L24 12", "#f4e8dc", 1) +
  path("M-4 12V20H0V12ZM0 12V20H4V12Z", "#fff8ea", ` stroke="${INK}" stroke-width="1"`) +
  mirrored(
    thick("M-28 20Q-36 24-32 34", own, 10) +
      [-42, -35, -28].map((x) => form(`M${x} 32Q${x - 4} 44 ${x - 1} 50Q${x + 4} 44 ${x + 6} 32Z`, metal)).join(""),
  );

export const snail = (own: Tones, shell: Tones): string =>
  form("M-50 44C-34 32 0 40 18 30C26 20 20-2 32-12C42-18 50-6 48 10C46 34 36 46 14 47Z", own) +
  thick("M34-12Q34-28 30-36M40-11Q44-26 48-32", own, 3) +
  [
    [30, -38],
    [49, -34],
  ]
    .map(([x, y]) => oval(x, y, 5, 5.2, "#fff8ea", ` stroke="${INK}" stroke-width="1.2"`) + bead(x + 1, y, 2.4))
    .join("") +
  line("M25-44L34-41M44-41L53-40", INK, 2.2) +
  line("M34 6Q40 2 44 4", INK, 2) +
  [-150, -118, -86, -54, -22]
    .map((turn) => group(`translate(-8 4) rotate(${turn})`, form("M26-8L46 0L26 8Z", MATERIALS.iron)))
    .join("") +
  ring(-8, 4, 32, shell) +
  line("M22 6C24-14 6-26-10-24C-28-22-36-4-28 10C-20 22-2 22 4 10C8 0 0-10-10-8C-16-6-18 2-12 6", shell[2], 4.4) +
  line("M-28-12Q-20-24-6-25", shell[0], 2, see(0.8));
