// The body from the shoulders down, and what it wears.

import { form, line, oval, path, see } from "../ink";
import { MATERIALS, type Tones } from "../palette";

export type Clothes =
  | "tunic"
  | "coat"
  | "apron"
  | "dress"
  | "robe"
  | "vest"
  | "armour"
  | "shawl"
  | "rags"
  | "cloak"
  | "barrel"
  | "bare"
  | "leotard"
  | "mail"
  | "ruff"
  | "smock"
  | "bandages";

const body = (w: number): string => `M${-w} 100C${-w} 64 ${-w + 3} 48 -15 37Q0 46 15 37C${w - 3} 48 ${w} 64 ${w} 100Z`;
const arms = (w: number): string =>
  line(`M${-w + 13} 100Q${-w + 11} 76 ${-w + 15} 64M${w - 13} 100Q${w - 11} 76 ${w - 15} 64`, "#160a1c", 2, see(0.45));

export function clothes(how: Clothes, w: number, c: Tones, trim: Tones, skin: Tones): string {
  const whole = form(body(w), c);
  const neckline = path("M-13 37L0 58L13 37Q0 46-13 37Z", skin[2]);
  switch (how) {
    case "tunic":
      return whole + neckline + line("M-14 37L0 59L14 37", trim[1], 3.2) + line("M0 60L0 76", trim[2], 1.6) + arms(w);
    case "bandages":
      return (
        whole +
        [50, 60, 70, 80, 90].map((y) => line(`M${-w + 4} ${y + 3}Q0 ${y + 12} ${w - 4} ${y}`, c[2], 1.8)).join("") +
        form(`M-30 46Q0 74 34 60L36 68Q0 84-34 56Z`, c) +
        arms(w)
      );
    case "smock":
      return (
        whole +
        line("M-14 40Q0 54 14 40", trim[1], 5) +
        line("M-8 54L-10 100M0 56L0 100M8 54L10 100", c[2], 1.6) +
        arms(w)
      );
    case "coat":
      return (
        whole +
        path("M-12 38L0 100L12 38Q0 46-12 38Z", trim[1]) +
        path("M-12 38L0 100L12 38Q0 46-12 38Z", "url(#sh)") +
        form("M-15 36L-22 60L0 98Z", c) +
        form("M15 36L22 60L0 98Z", c) +
        [64, 76, 88].map((y) => oval(10, y, 2, 2, "#f4cf6d")).join("") +
        arms(w)
      );
    case "apron":
      return (
        whole +
        neckline +
        form("M-19 54Q0 60 19 54L22 100H-22Z", trim) +
        line("M-18 55L-16 38M18 55L16 38", trim[1], 4) +
        line("M-18 72Q0 78 18 72", trim[2], 1.4) +
        arms(w)
      );
    case "dress":
      return (
        whole +
        path("M-17 39Q-14 60 0 61Q14 60 17 39Q0 47-17 39Z", skin[1]) +
        path("M-17 39Q-14 60 0 61Q14 60 17 39Q0 47-17 39Z", "url(#sh)") +
        line("M-18 40Q-14 62 0 62Q14 62 18 40", trim[0], 3.4) +
        line("M-6 68L6 74M6 68L-6 74M-6 78L6 84M6 78L-6 84", trim[1], 1.6) +
        arms(w)
      );
    case "robe":
      return (
        whole +
        form("M-16 36Q-26 46-22 58Q0 72 22 58Q26 46 16 36Q0 50-16 36Z", c) +
        line("M0 66L-3 100M4 70L8 100", c[2], 1.8) +
        line(`M${-w + 8} 92Q0 100 ${w - 8} 92`, trim[1], 3.4) +
        arms(w)
      );
    case "vest":
      return (
        form(body(w), trim) +
        form(`M-16 38L${-w + 14} 50L${-w + 18} 100H-3L-8 62Z`, c) +
        form(`M16 38L${w - 14} 50L${w - 18} 100H3L8 62Z`, c) +
        [70, 82, 94].map((y) => oval(0, y, 1.7, 1.7, "#5a3a1a")).join("") +
        arms(w)
      );
    case "armour":
      return (
        whole +
        form(`M${-w - 4} 66C${-w - 4} 46 ${-w + 14} 40 -18 44Q-22 58 ${-w + 8} 72Z`, c) +
        form(`M${w + 4} 66C${w + 4} 46 ${w - 14} 40 18 44Q22 58 ${w - 8} 72Z`, c) +
        line("M0 48L0 100M-20 70Q0 80 20 70M-20 84Q0 94 20 84", c[2], 2) +
        line("M-16 40Q0 52 16 40", trim[1], 4)
      );
    case "mail":
      return (
        whole +
        [52, 62, 72, 82, 92]
          .map((y) => line(`M${-w + 10} ${y}q4 4 8 0${"t8 0".repeat(Math.floor((2 * w - 26) / 8))}`, c[2], 1.6))
          .join("") +
        form(`M-18 40Q0 52 18 40L24 100H-24Z`, trim) +
        arms(w)
      );
    case "shawl":
      return (
        whole +
        form(`M-17 36Q${-w - 2} 52 ${-w - 2} 74L0 96L${w + 2} 74Q${w + 2} 52 17 36Q6 58 0 64Q-6 58-17 36Z`, trim) +
        line(`M${-w + 2} 70L0 90L${w - 2} 70`, trim[0], 1.8, see(0.7))
      );
    case "rags":
      return (
        whole +
        neckline +
        form("M-30 66L-14 60L-12 78L-28 82Z", trim) +
        line("M-31 70L-11 66M-30 78L-12 74", "#1a0d12", 1.2) +
        line("M12 58L20 72L14 84", c[3], 1.6) +
        arms(w)
      );
    case "cloak":
      return (
        whole +
        form(
          `M-15 36C${-w - 6} 46 ${-w - 8} 70 ${-w - 8} 100H-12Q-22 62 0 52Q22 62 12 100H${w + 8}C${w + 8} 70 ${w + 6} 46 15 36Q0 50-15 36Z`,
          trim,
        ) +
        oval(0, 50, 5, 5, "#f0bb45", ' stroke="#4a2808" stroke-width="1.4"')
      );
    case "barrel":
      return (
        form(body(w), skin) +
        form("M-36 60Q0 68 36 60L38 104H-38Z", MATERIALS.wood) +
        line("M-36 66Q0 74 36 66M-37 92Q0 100 37 92", "#4d5a66", 5) +
        line("M-18 66L-19 104M0 68L0 104M18 66L19 104", "#472917", 1.8) +
        line("M-26 62L-16 42M26 62L16 42", "#94592f", 5)
      );
    case "bare":
      return (
        form(body(w), skin) +
        line("M0 60L0 100M-26 72Q-12 80 0 74Q12 80 26 72", skin[2], 2) +
        line(`M-16 40L${-w + 16} 100M16 40L${w - 16} 100`, c[1], 6) +
        arms(w)
      );
    case "leotard":
      return (
        form(body(w), skin) +
        form("M-20 48Q-10 66 0 66Q10 66 20 48L26 100H-26Z", c) +
        [
          [-10, 78],
          [8, 84],
          [0, 94],
        ]
          .map(([x, y]) =>
            path(`M${x} ${y - 4}l1.300 2.700 3 .4-2.200 2 .6 3-2.700-1.400-2.700 1.400.6-3-2.200-2 3-.4Z`, trim[0]),
          )
          .join("") +
        arms(w)
      );
    case "ruff":
      return (
        whole +
        line("M0 56L0 100", c[2], 2) +
        [66, 78, 90].map((y) => oval(0, y, 2.2, 2.2, "#f4cf6d")).join("") +
        form(
          "M-30 38Q-24 30-18 35Q-10 28-6 36Q0 30 6 36Q10 28 18 35Q24 30 30 38Q24 50 18 46Q10 56 6 49Q0 56-6 49Q-10 56-18 46Q-24 50-30 38Z",
          MATERIALS.white,
        ) +
        arms(w)
      );
  }
}
