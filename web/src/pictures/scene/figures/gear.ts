// Things to fight with and to wear that no icon shows well, each around 0 0 in a square of 100.

import { form, group, line, oval, path, see } from "../ink";
import { MATERIALS, type Tones } from "../palette";
import { INK, mirrored, ring, thick } from "./beasts";

export const colander = (own: Tones, strap: Tones): string =>
  line("M-38 12Q-30 54 0 54Q30 54 38 12", strap[3], 7) +
  line("M-38 12Q-30 54 0 54Q30 54 38 12", strap[1], 4) +
  form("M-10 48H10V58H-10Z", MATERIALS.brass) +
  mirrored(form("M-42-2C-60-4-60 18-42 14L-42 10C-52 12-52 2-42 4Z", own)) +
  form("M-42 14C-46-28-26-48 0-48C26-48 46-28 42 14Q0 26-42 14Z", own) +
  form("M-47 8Q0 24 47 8L47 16Q0 32-47 16Z", own, own[0]) +
  form("M-9-46Q0-56 9-46L7-40H-7Z", own, own[2]) +
  [
    [0, -30],
    [-14, -26],
    [14, -26],
    [-26, -16],
    [26, -16],
    [-7, -16],
    [8, -16],
    [-33, -2],
    [33, -2],
    [-18, -4],
    [-1, -2],
    [17, -4],
  ]
    .map(([x, y]) => oval(x, y, 3.4, 3.8, INK, see(0.85)) + line(`M${x - 2.6} ${y + 3}q2.600 2 5.200 0`, own[0], 1.2))
    .join("");

export const pan = (own: Tones, handle: Tones): string =>
  group(
    "rotate(-38)",
    form("M22-5H66Q72 0 66 5H22Z", handle) +
      `<circle cx="63" cy="0" r="2.200" fill="${INK}"/>` +
      form("M-58 0A40 40 0 0 1 22 0A40 40 0 0 1-58 0Z", own) +
      `<circle cx="-18" cy="0" r="31" fill="${own[3]}"/><circle cx="-17" cy="1" r="29" fill="${own[2]}"/>` +
      path("M-44-6A29 29 0 0 1 2-22Q-24-24-44-6Z", own[0], see(0.5)) +
      form("M-38 2Q-42-14-24-14Q-18-24-6-16Q10-12 4 4Q6 18-10 16Q-26 22-34 14Q-42 10-38 2Z", MATERIALS.white) +
      ring(-16, 0, 8.5, MATERIALS.yellow) +
      oval(-19, -3, 2.6, 2, "#fff", see(0.8)),
  );

export const tableLeg = (own: Tones, metal: Tones): string =>
  group(
    "rotate(42)",
    form("M-12-60H12V-40H-12Z", own) +
      form("M-10-40H10Q16-34 8-28H-8Q-16-34-10-40Z", own) +
      form("M-8-28H8Q18-8 10 8H-10Q-18-8-8-28Z", own) +
      form("M-10 8H10Q14 14 8 18H-8Q-14 14-10 8Z", own) +
      form("M-8 18H8L5 46H-5Z", own) +
      form("M-5 46H5Q12 52 6 60H-6Q-12 52-5 46Z", own) +
      line("M-6-20Q-10-6-6 4", own[0], 2, see(0.7)) +
      line("M-4-60L-8-70M6-60L12-69", metal[2], 3.4) +
      line("M-4-60L-8-70M6-60L12-69", metal[0], 1.6),
  );

export const jerkin = (own: Tones, patch: Tones): string =>
  form("M-14-44C-24-42-36-38-46-26L-34 0L-30-6L-32 46H32L30-6L34 0L46-26C36-38 24-42 14-44Q0-30-14-44Z", own) +
  path("M-13-43Q0-28 13-43Q10-20 0-10Q-10-20-13-43Z", own[3]) +
  line("M0-12V46", own[3], 2.4) +
  [-4, 8, 20, 32].map((y) => line(`M-5 ${y}L5 ${y + 4}M5 ${y}L-5 ${y + 4}`, patch[0], 1.8)).join("") +
  form("M10 14L28 10L30 28L13 30Z", patch) +
  line("M9 18l4-1m-3 7l4-1m6-15l1 4m5-4l1 4m2 8l-4 1m3 6l-4 0m-12 4l0-4", INK, 1.3) +
  form("M-28-22L-14-26L-11-12L-26-8Z", MATERIALS.moss) +
  line("M-29-17l4-1m1-9l1 4m6-5l1 4m4 5l-4 1m-8 7l-1-4", INK, 1.3) +
  line("M-32 40Q0 46 32 40", own[2], 2);

export const barrelCoat = (own: Tones, metal: Tones): string =>
  mirrored(thick("M-22-28Q-24-48-10-56", MATERIALS.leather, 7) + form("M-29-34H-15V-24H-29Z", MATERIALS.brass)) +
  path("M-34-26Q0-38 34-26Q0-14-34-26Z", own[3]) +
  form("M-34-26Q0-14 34-26C44-6 44 22 34 46Q0 58-34 46C-44 22-44-6-34-26Z", own) +
  line("M-18-20C-24 4-24 26-18 51M0-19V54M18-20C24 4 24 26 18 51", own[3], 2) +
  line("M-38-12Q0 2 38-12M-38 32Q0 46 38 32", metal[3], 8) +
  line("M-38-12Q0 2 38-12M-38 32Q0 46 38 32", metal[1], 5) +
  line("M-30-9Q-14-3-4-3", metal[0], 2, see(0.8)) +
  oval(0, 16, 5, 5.4, INK);

export const sabre = (own: Tones, hilt: Tones): string =>
  group(
    "rotate(-8)",
    form("M-34 34C-4 24 26-6 40-52C50-14 24 26-26 44Z", own, own[1]) +
      path("M-30 36C0 26 30-8 40-46C40-16 12 22-28 40Z", own[0], see(0.85)) +
      line("M-18 36C12 24 34-2 42-30", own[2], 1.6) +
      form("M-46 24L-22 50L-28 54L-50 30Z", hilt) +
      form("M-36 40L-50 58Q-56 62-60 56Q-62 50-56 48L-42 34Z", MATERIALS.leather) +
      line("M-27 52C-40 66-56 66-58 56", hilt[3], 6) +
      line("M-27 52C-40 66-56 66-58 56", hilt[1], 3.4),
  );

export const sword = (own: Tones, hilt: Tones): string =>
  group(
    "rotate(40)",
    form("M-9 24L-8-44L0-60L8-44L9 24Z", own) +
      path("M0-58L0 24H-8L-7-43Z", own[0], see(0.7)) +
      path("M9-30L3-26L9-20ZM-9-6L-4-1L-9 4ZM9 6L5 10L9 15Z", INK, see(0.8)) +
      [
        [3, -38, 3],
        [-3, -14, 4],
        [4, -6, 2.6],
        [-3, 14, 3.4],
      ]
        .map(([x, y, r]) => oval(x, y, r, r * 1.4, "#b0623a", see(0.9)))
        .join("") +
      form("M-24 22H24Q28 28 24 32H-24Q-28 28-24 22Z", hilt) +
      form("M-5 32H5V52H-5Z", MATERIALS.leather) +
      ring(0, 57, 6.4, hilt),
  );

export const scarf = (own: Tones, stripe: Tones): string => {
  const tail = (d: string, at: readonly string[]): string =>
    form(d, own) + at.map((one) => line(one, stripe[1], 6)).join("");
  return (
    tail("M-2-8L26-4L34 44H8Z", ["M1 6L28 8", "M4 20L30 22", "M7 34L32 36"]) +
    tail("M-26-10L2-6L-4 50L-34 46Z", ["M-26 4L1 7", "M-29 18L-1 21", "M-31 32L-3 36"]) +
    line("M-32 46l-1 8M-25 47l-1 8M-18 48l-1 8M-11 49l-1 8M11 45l1 8M19 45l1 8M27 45l2 8", own[1], 2.6) +
    form("M-44-24C-46-44 46-46 44-24C42-4 18 2 0 2C-18 2-42-4-44-24Z", own) +
    path("M-32-26C-30-36 30-36 32-26C28-18-28-18-32-26Z", own[3]) +
    line("M-36-10L-28-20M-16-3L-13-15M12-2L10-14M34-10L27-20", stripe[1], 6) +
    form("M-16-12Q0-18 16-10Q18 4 2 6Q-16 6-16-12Z", own)
  );
};

// A horse's cloth, eaten by moths.
export const saddleCloth = (own: Tones, trim: Tones): string =>
  form("M-46-36Q0-54 46-36L40 26L30 20L26 40L14 28L4 48L-8 30L-18 44L-26 26L-40 36Z", own) +
  line("M-41-32Q0-48 41-32L36 16M-41-32L-36 24", trim[1], 4.4) +
  form("M-14-26L0-36L14-26V-6Q0 8-14-6Z", trim) +
  path("M0-28L4-19H10L5-14L7-6L0-11L-7-6L-5-14L-10-19H-4Z", own[2]) +
  [
    [-24, -8, 5, 6],
    [22, 0, 6, 5],
    [-12, 14, 6, 5],
    [10, 16, 4, 5],
    [-30, 12, 3.4, 4],
    [28, -20, 3, 4],
  ]
    .map(([x, y, rx, ry]) => oval(x, y, rx, ry, INK, ` opacity=".88" stroke="${own[0]}" stroke-width="1.2"`))
    .join("") +
  line("M-40 36l-3 10M-18 44l2 10M4 48l-1 8M26 40l4 8M40 26l5 6", trim[1], 2);

export const ball = (own: Tones, chain: Tones): string =>
  [
    [-42, -38],
    [-34, -26],
    [-24, -16],
    [-12, -10],
    [0, -8],
  ]
    .map(
      ([x, y], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="8" ry="5.500" fill="none" stroke="${chain[3]}" stroke-width="6" transform="rotate(${40 - i * 8} ${x} ${y})"/><ellipse cx="${x}" cy="${y}" rx="8" ry="5.500" fill="none" stroke="${chain[1]}" stroke-width="3.400" transform="rotate(${40 - i * 8} ${x} ${y})"/>`,
    )
    .join("") +
  `<circle cx="-40" cy="-46" r="15" fill="none" stroke="${chain[3]}" stroke-width="10"/><circle cx="-40" cy="-46" r="15" fill="none" stroke="${chain[1]}" stroke-width="6.500"/><path d="M-52-54A15 15 0 0 1-36-60" fill="none" stroke="${chain[0]}" stroke-width="2.400"/>` +
  form("M4-14H24V0H4Z", chain) +
  `<circle cx="14" cy="22" r="33" fill="${own[1]}" stroke="${own[3]}" stroke-width="2.600"/><circle cx="14" cy="22" r="33" fill="url(#sh)"/>` +
  path("M-12 10A28 28 0 0 1 12-6A34 34 0 0 0-8 26Z", own[0], see(0.7)) +
  oval(0, 4, 5, 4, "#fff", see(0.75));

export const nailedBoard = (own: Tones, metal: Tones): string =>
  group(
    "rotate(-34)",
    [-40, -22, -4, 14, 30]
      .map((x, i) => form(`M${x - 2.5} ${i % 2 ? -10 : -8}L${x + (i % 2 ? 5 : -3)} -42L${x + 3} -8Z`, metal))
      .join("") +
      form("M-60-12L54-14L60-6L52 2L58 10L52 16L-60 14Z", own) +
      line("M-54-4Q-20-8 10-2T48-6M-54 7Q-24 3 4 8T46 6", own[2], 1.8) +
      oval(-30, 2, 6, 3.4, own[2]) +
      [-40, -22, -4, 14, 30].map((x) => oval(x, -6, 2.4, 1.8, metal[1])).join("") +
      form("M-60-12H-78Q-84 1-78 13H-60Z", MATERIALS.leather) +
      line("M-64-12V14M-70-12V14M-76-11V13", INK, 1.8),
  );

export const lid = (own: Tones, knob: Tones): string =>
  ring(0, 0, 48, own) +
  `<circle r="38" fill="none" stroke="${own[2]}" stroke-width="3"/><circle r="34" fill="none" stroke="${own[0]}" stroke-width="1.600" opacity=".7"/><circle r="20" fill="none" stroke="${own[2]}" stroke-width="2.200"/>` +
  path("M-40-14A42 42 0 0 1-8-41Q-28-30-40-14Z", "#fff", see(0.65)) +
  line("M22 18L34 30M26 14L40 20", INK, 1.6, see(0.6)) +
  ring(3, 4, 11, MATERIALS.black) +
  ring(0, 0, 11, knob) +
  oval(-3, -4, 3.4, 2.6, "#fff", see(0.7));

export const slingshot = (own: Tones, band: Tones): string =>
  line("M-30-42Q-14 8 0 8Q14 8 30-42", MATERIALS.red[3], 7) +
  line("M-30-42Q-14 8 0 8Q14 8 30-42", MATERIALS.red[1], 4) +
  thick("M0 56V18Q-30 8-30-40M0 20Q30 8 30-40", own, 11) +
  mirrored(line("M-37-34H-23", band[3], 9) + line("M-37-34H-23", band[1], 6)) +
  line("M-7 34H7M-7 42H7M-7 50H7", band[1], 4) +
  form("M-13 2Q0-8 13 2Q10 16 0 16Q-10 16-13 2Z", band) +
  ring(0, 1, 8, MATERIALS.stone);

export const balancingPole = (own: Tones, end: Tones): string =>
  thick("M-96 8Q0-10 96 8", own, 4.6) + mirrored(thick("M-96 8Q-92 7-84 6", end, 6));

export const shield = (own: Tones, field: Tones): string =>
  form("M-40-44Q0-56 40-44C44-6 30 34 0 54C-30 34-44-6-40-44Z", own) +
  form("M-31-37Q0-46 31-37C34-6 23 25 0 42C-23 25-34-6-31-37Z", field) +
  path("M0-43Q16-43 31-37C33-14 28 4 19 20L0 4Z", field[0], see(0.35)) +
  form("M-5-40H5V-12H30L29-2H5V38L0 42L-5 38V-2H-29L-30-12H-5Z", own, own[0]) +
  ring(0, -7, 9, MATERIALS.gold) +
  line("M-34-20L-22-26L-26-14M30 6L18 10L24 20M-12 26L-20 20", INK, 1.8) +
  mirrored(ring(-33, -38, 3, MATERIALS.gold)) +
  line("M-35-38Q-39-10-24 18", "#fff", 2, see(0.5));

export const gear = (own: Tones): string =>
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => group(`rotate(${turn})`, form("M-9-34L-6-50H6L9-34Z", own)))
    .join("") +
  ring(0, 0, 37, own) +
  `<circle r="24" fill="none" stroke="${own[2]}" stroke-width="3"/><circle r="12" fill="${own[3]}" stroke="${own[2]}" stroke-width="3"/>` +
  path("M-30-14A33 33 0 0 1-6-32Q-20-26-30-14Z", "#fff", see(0.5));

export const cape = (own: Tones, lining: Tones): string =>
  form(
    "M-22-44C-50-20-58 14-50 44Q-38 34-28 44Q-16 34-4 46Q8 34 20 44Q34 32 50 38C54 10 40-10 56-34C30-26 4-34-22-44Z",
    own,
  ) +
  path("M20 44Q34 32 50 38C54 10 40-10 56-34C40-20 30-22 22-24C34-2 16 18 20 44Z", lining[1]) +
  path("M20 44Q34 32 50 38C54 10 40-10 56-34C40-20 30-22 22-24C34-2 16 18 20 44Z", "url(#sh)") +
  line("M-20-38C-30-10-36 14-34 38M-10-36C-18-8-20 16-14 38M4-32C0-6 4 16 2 40", own[2], 2.4) +
  line("M-24-38C-44-16-50 10-46 34", own[0], 2.4, see(0.7)) +
  line("M-24-46Q14-30 56-36", MATERIALS.gold[3], 6.4) +
  line("M-24-46Q14-30 56-36", MATERIALS.gold[1], 3.6) +
  ring(-24, -45, 6, MATERIALS.gold);
