// Hair: what is behind the head, and what is before it.

import { form, oval } from "../ink";
import type { Tones } from "../palette";

export type Hair =
  "none" | "short" | "long" | "bun" | "curls" | "plaits" | "tonsure" | "wild" | "bob" | "fringe" | "mohawk" | "tail";

const BEHIND: Partial<Record<Hair, string>> = {
  long: "M0-32C22-32 27-14 27 4C28 26 32 44 36 58C20 66-20 66-36 58C-32 44-28 26-27 4C-27-14-22-32 0-32Z",
  wild: "M-8-34L2-42L8-33L20-38L20-26L33-24L27-13L37-4L28 4L35 18L24 18L26 32C10 26-10 26-26 32L-24 18L-35 18L-28 4L-37-4L-27-13L-33-24L-20-26L-20-38L-10-31Z",
  bob: "M0-31C20-31 26-16 26 0C27 12 28 18 26 24C12 30-12 30-26 24C-28 18-27 12-26 0C-26-16-20-31 0-31Z",
  plaits:
    "M0-31C20-31 25-16 25 0C30 16 34 40 30 64C24 70 18 64 20 56C20 40 22 22 14 12L-14 12C-22 22-20 40-20 56C-18 64-24 70-30 64C-34 40-30 16-25 0C-25-16-20-31 0-31Z",
  tail: "M0-31C20-31 26-16 25 0C40 6 44 28 34 50C30 36 26 24 18 18L-20 10C-26-4-22-31 0-31Z",
};

const BEFORE: Partial<Record<Hair, string>> = {
  short: "M-21 0C-25-22-14-32 0-32C14-32 25-22 21 0C19-8 17-14 12-17C4-13-8-13-13-17C-17-14-19-8-21 0Z",
  long: "M-21 4C-26-22-14-33 0-33C14-33 26-22 21 4C19-6 15-16 2-22C-12-18-19-8-21 4Z",
  bob: "M-21 6C-26-22-14-32 0-32C14-32 26-22 21 6C20-6 18-12 16-15C4-11-12-12-16-15C-18-12-20-6-21 6Z",
  fringe: "M-21 0C-25-22-14-32 0-32C14-32 25-22 21 0L17-11L12-8L8-13L3-8L-2-13L-7-8L-12-13L-17-8Z",
  bun: "M-21 0C-24-22-13-31 0-31C13-31 24-22 21 0C18-10 12-19 0-20C-12-19-18-10-21 0Z",
  plaits: "M-21 2C-25-22-13-32 0-32C13-32 25-22 21 2C18-8 10-18 0-22C-10-18-18-8-21 2Z",
  tail: "M-21 0C-25-22-13-32 0-32C13-32 25-22 21 0C18-12 6-20-6-20C-14-18-19-9-21 0Z",
  wild: "M-22 2C-25-10-24-20-18-26L-14-17L-8-28L-3-17L4-28L8-17L15-26L17-16L24-16C24-8 23-4 22 2C19-6 18-10 15-13L8-10L2-14L-4-10L-10-14L-16-10Z",
  mohawk: "M-6-24C-10-44-2-52 10-50C18-48 10-34 6-24Q0-21-6-24Z",
};

export function hairBehind(how: Hair, tones: Tones): string {
  if (how === "bun") return form("M0-54C10-54 14-46 12-38C8-32-8-32-12-38C-14-46-10-54 0-54Z", tones);
  const shape = BEHIND[how];
  return shape ? form(shape, tones, tones[2]) : "";
}

export function hairBefore(how: Hair, tones: Tones): string {
  if (how === "none") return oval(-7, -19, 6, 3.4, "#fff", ' opacity=".35" transform="rotate(-24 -7 -19)"');
  if (how === "tonsure")
    return (
      form("M-22 4C-26-8-23-17-18-19C-16-10-18-2-22 4Z", tones) +
      form("M22 4C26-8 23-17 18-19C16-10 18-2 22 4Z", tones) +
      oval(-5, -20, 6, 3, "#fff", ' opacity=".35"')
    );
  if (how === "curls") {
    const at = [
      [-20, -4],
      [-21, -14],
      [-15, -23],
      [-6, -28],
      [4, -29],
      [13, -25],
      [20, -16],
      [21, -5],
    ];
    return at.map(([x, y]) => form(`M${x - 8} ${y}a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z`, tones)).join("");
  }
  const shape = BEFORE[how];
  return shape ? form(shape, tones) : "";
}
