// What people wear on their heads: what is behind the head, and what is before it.

import { form, line, oval, path, see } from "../ink";
import { MATERIALS, type Tones } from "../palette";

export type Hat =
  | "straw"
  | "cap"
  | "hood"
  | "scarf"
  | "top"
  | "feather"
  | "pot"
  | "helmet"
  | "crown"
  | "veil"
  | "wimple"
  | "bowler"
  | "jester"
  | "night"
  | "turban"
  | "beret"
  | "chef"
  | "bees"
  | "wizard"
  | "band"
  | "tricorn"
  | "horns"
  | "bonnet"
  | "visor"
  | "miner"
  | "circlet"
  | "cowl"
  | "bucket"
  | "bandages";

const BEHIND: Partial<Record<Hat, string>> = {
  hood: "M0-42C26-42 36-16 36 8C38 28 42 40 48 50C20 62-20 62-48 50C-42 40-38 28-36 8C-36-16-26-42 0-42Z",
  cowl: "M0-46C20-40 34-18 36 8C40 30 46 42 52 52C20 64-20 64-52 52C-46 42-40 30-36 8C-34-18-20-40 0-46Z",
  veil: "M0-36C26-36 32-14 34 8C38 34 46 54 56 72L-56 72C-46 54-38 34-34 8C-32-14-26-36 0-36Z",
  wimple: "M0-35C26-35 30-14 30 6C32 28 36 38 42 48C16 58-16 58-42 48C-36 38-32 28-30 6C-30-14-26-35 0-35Z",
  scarf: "M0-35C22-35 29-18 28-2C27 14 22 26 12 34L-12 34C-22 26-27 14-28-2C-29-18-22-35 0-35Z",
  bonnet: "M0-38C24-38 32-20 31-2C30 14 24 24 14 32L-14 32C-24 24-30 14-31-2C-32-20-24-38 0-38Z",
};

export const hatBehind = (hat: Hat | undefined, tones: Tones): string => {
  const shape = hat && BEHIND[hat];
  return shape ? form(shape, tones, tones[2]) : "";
};

const rim = (ry: number, rx: number, y: number): string =>
  `M${-rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export function hatBefore(hat: Hat | undefined, c: Tones, trim: Tones): string {
  switch (hat) {
    case "straw":
      return (
        form(rim(8, 40, -19), c) +
        form("M-21-20C-20-40-12-44 0-44C12-44 20-40 21-20Q0-12-21-20Z", c) +
        line("M-21-23Q0-15 21-23", trim[1], 4)
      );
    case "cap":
      return (
        form("M-23-12C-24-32-12-37 0-37C14-37 25-30 24-12Q0-20-23-12Z", c) +
        form("M-24-11Q-4-20 14-16Q-6-10-30-5Q-30-9-24-11Z", c)
      );
    case "beret":
      return form("M-26-14C-34-26-16-40 6-38C26-36 34-24 24-14Q0-22-26-14Z", c) + line("M4-38Q6-43 9-44", c[2], 3);
    case "hood":
      return (
        form("M-26 14C-32-20-20-40 0-42C20-40 32-20 26 14C24-6 18-24 0-27C-18-24-24-6-26 14Z", c) +
        form("M-26 12Q-18 38 0 40Q18 38 26 12Q40 40 44 50Q0 66-44 50Q-40 40-26 12Z", c)
      );
    case "cowl":
      return (
        form("M-25 18C-32-18-22-40 0-48C22-40 32-18 25 18C23-4 16-24 0-28C-16-24-23-4-25 18Z", c) +
        path("M-22-4C-18-20-10-26 0-27C10-26 18-20 22-4C12-14-12-14-22-4Z", "#05030a", see(0.72))
      );
    case "scarf":
      return (
        form("M-25 6C-28-22-18-35 0-35C18-35 28-22 25 6C22-10 12-20 0-21C-12-20-22-10-25 6Z", c) +
        form("M-12 30Q0 24 12 30L9 42Q0 36-9 42Z", c) +
        line("M-20-18Q0-32 20-18", trim[1], 1.6, see(0.8))
      );
    case "bonnet":
      return (
        form("M-26 8C-31-22-18-38 0-38C18-38 31-22 26 8C22-8 14-18 0-19C-14-18-22-8-26 8Z", trim) +
        form("M-10 30Q-22 24-20 36Q-10 38 0 32Q10 38 20 36Q22 24 10 30Q0 34-10 30Z", c)
      );
    case "wimple":
      return (
        form("M-24 16C-30-20-18-35 0-35C18-35 30-20 24 16C22-8 16-20 0-21C-16-20-22-8-24 16Z", trim) +
        form("M-24 14Q-16 34 0 35Q16 34 24 14Q32 42 0 46Q-32 42-24 14Z", trim)
      );
    case "veil":
      return (
        form("M-24 8C-30-22-18-36 0-36C18-36 30-22 24 8C22-10 14-20 0-21C-14-20-22-10-24 8Z", c) +
        path("M-24 4C-20-18 20-18 24 4L30 60H-30Z", c[0], see(0.22))
      );
    case "bees":
      return (
        form(rim(8, 42, -18), c) +
        form("M-20-19C-18-38-10-42 0-42C10-42 18-38 20-19Q0-12-20-19Z", c) +
        path("M-38-15Q-34 30-24 46Q0 54 24 46Q34 30 38-15Q0-6-38-15Z", "#201a12", see(0.38)) +
        [-28, -14, 0, 14, 28].map((x) => line(`M${x}-12L${x * 0.75} 46`, "#f3e2b0", 0.7, see(0.5))).join("")
      );
    case "top":
      return (
        form("M-19-20L-22-58Q0-64 22-58L19-20Q0-14-19-20Z", c) +
        form(rim(6, 32, -19), c) +
        line("M-19.500-27Q0-20 19.500-27", trim[1], 6)
      );
    case "bowler":
      return (
        form("M-21-19C-22-40-12-46 0-46C12-46 22-40 21-19Q0-13-21-19Z", c) +
        form(rim(5.5, 29, -18), c) +
        line("M-21-24Q0-17 21-24", trim[1], 3.6)
      );
    case "feather":
      return (
        form("M14-28C30-44 42-66 30-74C16-66 8-46 8-28Z", trim) +
        form("M-38-14C-24-34-10-40 4-40C22-40 30-28 40-20Q10-16-6-18Q-24-18-38-14Z", c)
      );
    case "tricorn":
      return (
        form("M-40-22C-22-30-10-46 0-46C10-46 22-30 40-22Q20-8 0-12Q-20-8-40-22Z", c) +
        line("M-38-21Q-18-11 0-14Q18-11 38-21", trim[1], 2)
      );
    case "pot":
      return (
        form("M-24-10L-24-34Q-22-42 0-42Q22-42 24-34L24-10Q0-18-24-10Z", c) +
        form("M24-26L50-30L50-24L24-18Z", c) +
        line("M-24-14Q0-22 24-14", c[0], 1.6, see(0.7))
      );
    case "bucket":
      return (
        form("M-26-6L-20-44Q0-50 20-44L26-6Q0-16-26-6Z", c) +
        line("M-24-14Q0-24 24-14M-21-36Q0-44 21-36", c[2], 2.4) +
        line("M-26-8Q-40 20-8 28", c[1], 2)
      );
    case "helmet":
      return (
        form("M-24 0C-26-30-14-42 0-42C14-42 26-30 24 0L17 0Q16-14 4-15L4 8Q0 12-4 8L-4-15Q-16-14-17 0Z", c) +
        line("M0-42L0-16", c[0], 2, see(0.6))
      );
    case "visor":
      return (
        form("M-25 14C-28-30-16-42 0-42C16-42 28-30 25 14Q16 30 0 31Q-16 30-25 14Z", c) +
        path("M-20-6Q0-12 20-6L19 1Q0-5-19 1Z", "#08060c") +
        [-8, 0, 8].map((x) => line(`M${x} 8L${x} 24`, "#08060c", 2)).join("") +
        form("M-3-42C-6-60 6-66 14-60C8-58 6-50 4-42Z", trim)
      );
    case "horns":
      return (
        form("M-20-22C-40-22-48-40-44-58C-36-46-26-40-14-34Z", MATERIALS.bone) +
        form("M20-22C40-22 48-40 44-58C36-46 26-40 14-34Z", MATERIALS.bone) +
        form("M-24-8C-26-32-14-40 0-40C14-40 26-32 24-8Q0-18-24-8Z", c) +
        line("M-24-10Q0-20 24-10", c[0], 3)
      );
    case "crown":
      return (
        form("M-21-16L-26-44L-13-32L0-50L13-32L26-44L21-16Q0-10-21-16Z", c) +
        oval(0, -25, 3.4, 4, "#d33a48") +
        oval(-13, -24, 2.4, 3, "#4aa3d8") +
        oval(13, -24, 2.4, 3, "#4aa3d8")
      );
    case "circlet":
      return (
        line("M-21-13Q0-19 21-13", c[1], 3.6) +
        line("M-21-14Q0-20 21-14", c[0], 1.2) +
        form("M0-26L5-18L0-10L-5-18Z", trim)
      );
    case "jester":
      return (
        form("M-22-10C-40-22-52-10-50 8C-40-4-34-2-24-2Z", trim) +
        form("M22-10C40-22 52-10 50 8C40-4 34-2 24-2Z", c) +
        form("M-23-8C-24-30-16-46 2-56C8-42 22-34 23-8Q0-18-23-8Z", c) +
        [
          [-50, 10],
          [50, 10],
          [2, -57],
        ]
          .map(([x, y]) => oval(x, y, 4.4, 4.4, "#f4c653", ' stroke="#4a2a08" stroke-width="1.2"'))
          .join("")
      );
    case "night":
      return (
        form("M-22-10C-22-36 4-50 30-40C44-34 46-14 42 2C36-10 30-18 22-10Q0-20-22-10Z", c) +
        oval(42, 4, 6, 6, "#fff2dc", ' stroke="#5a4632" stroke-width="1.2"') +
        line("M-23-10Q0-20 23-10", "#fff2dc", 6)
      );
    case "turban":
      return (
        form("M-26-8C-30-36-14-46 0-46C14-46 30-36 26-8Q0-20-26-8Z", c) +
        line("M-25-14Q0-38 22-34M-24-24Q2-46 16-42M-20-10Q8-26 26-18", c[2], 1.8) +
        form("M0-34L6-25L0-15L-6-25Z", trim)
      );
    case "chef":
      return form(
        "M-20-16L-22-34C-36-38-30-58-14-54C-8-66 10-66 14-54C30-58 36-38 22-34L20-16Q0-10-20-16Z",
        MATERIALS.white,
      );
    case "wizard":
      return (
        form("M-20-20C-14-44-6-66 10-82C10-72 16-66 24-66C18-54 19-36 20-20Q0-12-20-20Z", c) +
        form(rim(9, 42, -17), c) +
        line("M-20-25Q0-16 20-25", trim[1], 4)
      );
    case "band":
      return (
        form("M-22-8C-24-18-20-20-20-20Q0-27 20-20Q23-18 22-8Q0-17-22-8Z", c) + form("M20-16Q34-18 40-8Q32-10 22-9Z", c)
      );
    case "miner":
      return (
        form("M-25-10C-26-34-14-40 0-40C14-40 26-34 25-10Q0-20-25-10Z", c) +
        form("M-28-8Q0-20 28-8Q26-4 20-6Q0-14-20-6Q-26-4-28-8Z", c) +
        oval(0, -28, 7, 7, "#ffe9a0", ' stroke="#4a3208" stroke-width="2"') +
        oval(0, -28, 18, 16, "#ffe9a0", see(0.22))
      );
    case "bandages":
      return bandages(c);
    default:
      return "";
  }
}

// Strips around the whole head, which leave a slit for the eyes.
const STRIPS = [
  "M-21-14Q2-34 20-24L21-14Q0-22-22-8Z",
  "M-18-24Q0-40 16-27L20-20Q-2-30-21-14Z",
  "M-22 4Q0 0 22 6L21 15Q0 8-21 12Z",
  "M-21 12Q4 14 21 10L18 20Q0 24-19 19Z",
  "M-17 18Q2 26 18 17L12 26Q-4 32-14 25Z",
  "M-23-14Q0-20 23-12L23-7Q0-14-23-8Z",
];
const bandages = (c: Tones): string =>
  STRIPS.map((d) => form(d, c)).join("") +
  form("M18 18Q30 22 34 36L27 38Q25 28 14 24Z", c) +
  line("M-16-20Q0-28 12-24M-18 8Q0 4 16 9M-14 21Q0 25 12 21", c[2], 1);
