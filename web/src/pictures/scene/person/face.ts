// Heads, features and beards; the head is around 0 0, 40 wide and 50 high.

import { form, group, line, n, oval, path, see } from "../ink";
import type { Tones } from "../palette";

export type Head = "oval" | "round" | "long" | "square" | "gaunt";
export type Eyes = "open" | "narrow" | "wide" | "closed" | "glow" | "patch" | "black" | "glasses" | "red";
export type Brows = "calm" | "angry" | "sad" | "raised" | "bushy";
export type Nose = "small" | "big" | "hook" | "red" | "long" | "none" | "skull";
export type Mouth =
  "smile" | "grim" | "open" | "smirk" | "sad" | "teeth" | "tusks" | "sing" | "none" | "fire" | "skull";
export type Beard = "stubble" | "moustache" | "full" | "goatee" | "long" | "sideburns" | "forked";

interface Features {
  head?: Head;
  ears?: "pointed";
  eyes?: Eyes;
  brows?: Brows;
  nose?: Nose;
  mouth?: Mouth;
}

const HEADS: Record<Head, string> = {
  oval: "M0-27C14-27 20-15 20-2C20 12 11 25 0 26C-11 25-20 12-20-2C-20-15-14-27 0-27Z",
  round: "M0-25C16-25 23-13 23 0C23 15 13 25 0 25C-13 25-23 15-23 0C-23-13-16-25 0-25Z",
  long: "M0-29C12-29 18-17 18-3C18 13 10 30 0 31C-10 30-18 13-18-3C-18-17-12-29 0-29Z",
  square: "M0-26C16-26 21-16 21-3L20 13C18 22 9 26 0 26C-9 26-18 22-20 13L-21-3C-21-16-16-26 0-26Z",
  gaunt: "M0-28C14-28 20-18 20-6C20 2 15 8 13 16C11 24 6 29 0 29C-6 29-11 24-13 16C-15 8-20 2-20-6C-20-18-14-28 0-28Z",
};

const DARK = "#20101a";

export function face(of: Features, skin: Tones): string {
  const neck = path("M-10 14L-12 40Q0 48 12 40L10 14Z", skin[2], ` stroke="${skin[3]}" stroke-width="1.6"`);
  const ears =
    of.ears === "pointed"
      ? form("M-17-4C-30-14-42-16-52-13C-46-2-34 8-18 8Z", skin) + form("M17-4C30-14 42-16 52-13C46-2 34 8 18 8Z", skin)
      : form("M-19-3C-26-7-27 5-20 9Z", skin) + form("M19-3C26-7 27 5 20 9Z", skin);
  const cheeks =
    of.mouth === "skull" ? "" : oval(-12, 8, 5, 3.4, "#d2432f", see(0.2)) + oval(12, 8, 5, 3.4, "#d2432f", see(0.2));
  return [
    neck,
    ears,
    form(HEADS[of.head ?? "oval"], skin),
    cheeks,
    eyes(of.eyes ?? "open", skin),
    brows(of.brows ?? "calm"),
    nose(of.nose ?? "small", skin),
    mouth(of.mouth ?? "grim"),
  ].join("");
}

const both = (draw: (side: number) => string): string => draw(-1) + draw(1);

function eye(x: number, rx: number, ry: number, iris: number, skin: Tones): string {
  const [left, right, above] = [n(x - rx - 0.8), n(x + rx + 0.8), n(-4.6 - ry * 1.5)];
  return (
    oval(x, -3, rx, ry, "#fff8ea", ` stroke="${DARK}" stroke-width="1"`) +
    oval(x + 0.5, -2.6, iris, n(iris * 1.08), "#5a3a24") +
    oval(x + 0.5, -2.6, n(iris * 0.58), n(iris * 0.62), DARK) +
    path(`M${left}-3Q${x} ${above} ${right}-3Q${x} ${n(-1.6 - ry)} ${left}-3Z`, skin[2]) +
    line(`M${left}-3Q${x} ${n(-1.6 - ry)} ${right}-3`, DARK, 1.7) +
    oval(n(x - 0.7), n(-3 - iris * 0.35), n(iris * 0.34), n(iris * 0.34), "#fff")
  );
}

export function eyes(how: Eyes, skin: Tones): string {
  if (how === "closed") return both((s) => line(`M${s * 9 - 5}-2Q${s * 9} 2 ${s * 9 + 5}-2`, DARK, 2));
  if (how === "narrow")
    return both((s) => eye(s * 9, 4.8, 2.6, 2.1, skin) + line(`M${s * 9 - 6}-5L${s * 9 + 6}-5`, skin[2], 2.4));
  if (how === "wide") return both((s) => eye(s * 9, 5.6, 5.8, 2.3, skin));
  if (how === "black") return both((s) => oval(s * 9, -3, 5.6, 6.4, "#100a16"));
  if (how === "glow" || how === "red") {
    const [far, near] = how === "red" ? ["#ff4a2a", "#ffd0a0"] : ["#ffd34d", "#fffbe0"];
    return both(
      (s) => oval(s * 9, -3, 8, 6, far, see(0.35)) + oval(s * 9, -3, 4.6, 3.2, far) + oval(s * 9, -3, 2.2, 1.8, near),
    );
  }
  if (how === "patch")
    return eye(-9, 5, 3.9, 2.7, skin) + line("M-19-18L20 6", DARK, 2) + path("M2-8Q10-13 18-6Q17 6 9 6Q2 3 2-8Z", DARK);
  const open = both((s) => eye(s * 9, 5, 3.9, 2.7, skin));
  if (how === "glasses")
    return (
      open +
      both(
        (s) =>
          `<circle cx="${s * 9}" cy="-3" r="7.6" fill="#bfe6ff" fill-opacity=".22" stroke="#d9b35c" stroke-width="1.8"/>`,
      ) +
      line("M-2-4Q0-6 2-4", "#d9b35c", 1.8)
    );
  return open;
}

export function brows(how: Brows): string {
  const width = how === "bushy" ? 4.2 : 2.4;
  const [inner, outer] = { calm: [-10, -10], angry: [-7, -12], sad: [-13, -9], raised: [-14, -13], bushy: [-8, -11] }[
    how
  ];
  return both((s) => line(`M${s * 4} ${inner}L${s * 15} ${outer}`, "#2a1a18", width));
}

function nose(how: Nose, skin: Tones): string {
  if (how === "none") return "";
  if (how === "skull") return path("M0 4L-4 12Q0 10 4 12Z", "#100a16");
  const shape = {
    small: "M-1-1L-4 9Q0 12 4 9Z",
    big: "M-2-2Q-9 10-5 12Q0 15 6 12Q9 9 3-2Z",
    hook: "M-2-4Q-1 4-6 11Q-2 17 3 11Q6 4 3-4Z",
    long: "M-2-3L-4 14Q0 19 4 14L3-3Z",
    red: "M0 1Q-8 2-7 8Q-5 13 0 13Q6 13 7 8Q7 2 0 1Z",
  }[how];
  const own = how === "red" ? "#d65a45" : skin[1];
  return (
    path(shape, own) +
    path(shape, "url(#sh)") +
    line(shape, skin[2], 1.1, see(0.8)) +
    oval(-2, how === "red" ? 5 : 6, 1.6, 2, "#fff", see(0.5))
  );
}

export function mouth(how: Mouth): string {
  const lip = "#6d2230";
  if (how === "none") return "";
  if (how === "skull")
    return (
      path("M-10 16H10L8 24H-8Z", "#fff8e4") + line("M-10 16H10M-6 16V24M-2 16V24M2 16V24M6 16V24", "#2a2018", 1.3)
    );
  if (how === "smile") return line("M-8 15Q0 22 8 15", lip, 2.2);
  if (how === "grim") return line("M-7 17L7 16", lip, 2.2);
  if (how === "smirk") return line("M-6 17Q2 19 8 13", lip, 2.2);
  if (how === "sad") return line("M-7 19Q0 13 7 19", lip, 2.2);
  if (how === "sing") return oval(0, 17, 4, 5, "#3a0d18", ` stroke="${lip}" stroke-width="1.4"`);
  if (how === "open" || how === "fire")
    return (
      path("M-8 14Q0 12 8 14Q7 23 0 23Q-7 23-8 14Z", "#3a0d18", ` stroke="${lip}" stroke-width="1.4"`) +
      path("M-6 14.500H6L5 17H-5Z", "#fff4de")
    );
  if (how === "teeth")
    return (
      path("M-10 13Q0 16 10 13Q9 22 0 22Q-9 22-10 13Z", "#3a0d18") +
      path("M-9 14L-6 19L-3 15L0 20L3 15L6 19L9 14Z", "#fff4de")
    );
  return (
    line("M-8 17Q0 14 8 17", lip, 2.2) + path("M-9 18L-7 9L-4 17Z", "#fff4de") + path("M9 18L7 9L4 17Z", "#fff4de")
  );
}

const BEARDS: Partial<Record<Beard, string>> = {
  full: "M-20 2C-22 22-12 34 0 35C12 34 22 22 20 2C17 9 13 11 8 11C4 9-4 9-8 11C-13 11-17 9-20 2Z",
  long: "M-20 2C-24 28-16 46-3 66Q0 70 3 66C16 46 24 28 20 2C17 9 13 11 8 11C4 9-4 9-8 11C-13 11-17 9-20 2Z",
  forked:
    "M-20 2C-24 24-18 40-10 52Q-4 44 0 38Q4 44 10 52C18 40 24 24 20 2C17 9 13 11 8 11C4 9-4 9-8 11C-13 11-17 9-20 2Z",
  goatee: "M-7 24Q0 21 7 24Q8 36 0 41Q-8 36-7 24Z",
};

const LIPS = line("M-6 17.500Q0 20 6 17.500", "#5a1a26", 2.4);
const MOUSTACHE = "M0 11C-5 8-12 10-17 17C-10 18-4 17 0 14C4 17 10 18 17 17C12 10 5 8 0 11Z";

export function beard(how: Beard | undefined, tones: Tones): string {
  if (!how) return "";
  if (how === "stubble")
    return group(
      "translate(0 0)",
      path("M-19 6C-17 20-9 26 0 26C9 26 17 20 19 6C14 13 8 11 0 11C-8 11-14 13-19 6Z", tones[2], see(0.42)),
    );
  if (how === "moustache") return form(MOUSTACHE, tones);
  if (how === "sideburns")
    return (
      form("M-20-6C-23 10-18 20-11 22C-14 12-15 4-16-6Z", tones) +
      form("M20-6C23 10 18 20 11 22C14 12 15 4 16-6Z", tones)
    );
  const shape = BEARDS[how]!;
  return form(shape, tones) + (how === "goatee" ? "" : LIPS + form(MOUSTACHE, tones));
}
