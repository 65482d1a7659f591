// What grounds are built of: hills, walls, arches, trees; each in the colours it is given. A ground is 200 by 150.

import { box, line, n, oval, path, see } from "../ink";

export type Random = () => number;
export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

export const hills = (random: Random, y: number, rise: number, fill: string): string => {
  const [a, b, c] = [random(), random(), random()].map((value) => n(y - rise * (0.4 + value * 0.6)));
  return path(`M-5 ${y}Q20 ${a} 55 ${n(y - 2)}T120 ${n(b + rise / 2)}T205 ${c}V155H-5Z`, fill);
};

export const peaks = (random: Random, y: number, rise: number, fill: string): string =>
  path(
    `M-5 ${y}${many(6, (i) => `L${i * 36 + 12} ${n(y - rise * (0.5 + random() * 0.5))}L${i * 36 + 34} ${n(y - rise * 0.2 * random())}`)}L215 ${y}V155H-5Z`,
    fill,
  );

export const floor = (y: number, fill: string, lit: string): string =>
  box(-5, y, 210, 160 - y, fill) + oval(86, y + 20, 92, 16, lit, see(0.4));

export const stones = (random: Random, fills: readonly string[], joint: string, top = -5, bottom = 155): string => {
  const rows = Math.ceil((bottom - top) / 17);
  return (
    box(-5, top, 210, bottom - top, joint) +
    many(rows, (row) =>
      many(6, (i) => {
        const x = i * 40 - 20 + (row % 2) * 20;
        return box(
          x + 1,
          top + row * 17 + 1,
          n(34 + random() * 4),
          15,
          fills[Math.floor(random() * fills.length)],
          ' rx="2.500"',
        );
      }),
    )
  );
};

export const planks = (random: Random, fills: readonly string[], joint: string, upright = true): string =>
  box(-5, -5, 210, 160, joint) +
  many(upright ? 10 : 8, (i) => {
    const fill = fills[Math.floor(random() * fills.length)];
    const at = i * 21 - 3;
    const knot = n(20 + random() * 110);
    return upright
      ? box(at, -5, 19.5, 160, fill) + oval(at + 9, knot, 2.4, 5, joint, see(0.5))
      : box(-5, at, 210, 19.5, fill) + oval(knot * 1.4, at + 9, 6, 2.4, joint, see(0.5));
  });

export const arch = (x: number, w: number, y: number, fill: string, edge: string): string =>
  path(`M${x - w} 155V${y + w}A${w} ${w} 0 0 1 ${x + w} ${y + w}V155Z`, fill, ` stroke="${edge}" stroke-width="6"`);

export const pillars = (fill: string, lit: string): string =>
  [14, 186]
    .map(
      (x) =>
        box(x - 15, -5, 30, 160, fill) +
        box(x - 15, -5, 8, 160, lit, see(0.5)) +
        box(x - 20, 12, 40, 9, fill) +
        box(x - 20, 132, 40, 12, fill),
    )
    .join("");

export const drapes = (fill: string, shade: string, trim: string): string =>
  [0, 1]
    .map((side) => {
      const moved = side ? ' transform="translate(200 0) scale(-1 1)"' : "";
      return `<g${moved}>${path("M-6-6H64C56 40 40 60 22 84Q14 110 24 156H-6Z", fill)}${line("M8-6Q10 60 4 84M26-6Q26 44 12 82M44-6Q40 36 20 80M4 92Q10 120 6 156M16 92Q22 120 16 156", shade, 3.4)}${line("M-6 84Q8 96 23 83", trim, 5)}</g>`;
    })
    .join("");

export const bunting = (fills: readonly string[]): string =>
  line("M-5 14Q50 36 100 22T205 12", "#2a1a18", 1.4) +
  many(9, (i) =>
    path(`M${i * 23 - 2} ${[18, 24, 27, 26, 23, 22, 21, 18, 14][i]}l14 0l-7 15Z`, fills[i % fills.length]),
  );

export const tent = (x: number, y: number, fill: string, stripe: string): string =>
  path(`M${x} ${y}L${x + 36} ${y + 44}V${y + 100}H${x - 36}V${y + 44}Z`, fill) +
  path(
    `M${x} ${y}L${x + 10} ${y + 44}V${y + 100}H${x - 10}V${y + 44}ZM${x} ${y}L${x + 36} ${y + 44}V${y + 100}H${x + 25}V${y + 44}ZM${x} ${y}L${x - 36} ${y + 44}V${y + 100}H${x - 25}V${y + 44}Z`,
    stripe,
  ) +
  line(`M${x} ${y}v-12l10 4l-10 3`, stripe, 1.6);

export const tree = (x: number, y: number, size: number, fill: string): string =>
  line(
    `M${x} ${y}C${n(x - 2)} ${n(y - size * 0.4)} ${n(x + 3)} ${n(y - size * 0.5)} ${x} ${n(y - size)}M${x} ${n(y - size * 0.45)}q${n(size * 0.1)}-${n(size * 0.2)} ${n(size * 0.34)}-${n(size * 0.32)}M${x} ${n(y - size * 0.6)}q-${n(size * 0.1)}-${n(size * 0.2)}-${n(size * 0.36)}-${n(size * 0.22)}M${n(x + size * 0.14)} ${n(y - size * 0.66)}l${n(size * 0.22)} 0M${n(x - size * 0.18)} ${n(y - size * 0.78)}l-${n(size * 0.06)}-${n(size * 0.18)}`,
    fill,
    n(size / 16),
  );

export const bush = (random: Random, x: number, y: number, size: number, fill: string): string =>
  many(5, () =>
    oval(
      n(x + (random() - 0.5) * size),
      n(y + (random() - 0.5) * size * 0.5),
      n(size * (0.25 + random() * 0.2)),
      n(size * (0.22 + random() * 0.14)),
      fill,
    ),
  );

export const grave = (x: number, y: number, size: number, fill: string, lit: string): string =>
  path(`M${x - size} ${y}V${n(y - size * 1.6)}A${size} ${size} 0 0 1 ${x + size} ${n(y - size * 1.6)}V${y}Z`, fill) +
  line(`M${n(x - size + 1)} ${y}V${n(y - size * 1.6)}A${size} ${size} 0 0 1 ${x} ${n(y - size * 2.5)}`, lit, 1.6) +
  line(
    `M${x} ${n(y - size * 1.9)}V${n(y - size * 0.7)}M${n(x - size * 0.4)} ${n(y - size * 1.5)}H${n(x + size * 0.4)}`,
    lit,
    1.8,
    see(0.6),
  );

export const moon = (x: number, y: number, r: number): string =>
  [2.6, 1.9, 1.4].map((far) => oval(x, y, n(r * far), n(r * far), "#e8f0ff", see(0.09))).join("") +
  oval(x, y, r, r, "#f4f2dc") +
  oval(n(x + r * 0.3), n(y - r * 0.2), n(r * 0.2), n(r * 0.2), "#d5d2bc") +
  oval(n(x - r * 0.2), n(y + r * 0.35), n(r * 0.15), n(r * 0.15), "#d5d2bc");

export const sun = (x: number, y: number, r: number, fill: string): string =>
  [3, 2.2, 1.5].map((far) => oval(x, y, n(r * far), n(r * far), fill, see(0.14))).join("") + oval(x, y, r, r, fill);

export const teeth = (random: Random, fill: string, down: boolean): string =>
  path(
    `M-5 ${down ? -5 : 155}${many(9, (i) => {
      const long = 10 + random() * (Math.abs(i - 4) * 9);
      return `L${i * 25 - 8} ${n(down ? 4 : 146)}L${i * 25 + 2} ${n(down ? 4 + long : 146 - long)}L${i * 25 + 10} ${n(down ? 4 : 146)}`;
    })}L205 ${down ? -5 : 155}Z`,
    fill,
  );

export const window = (x: number, y: number, glass: string, frame: string): string =>
  path(
    `M${x - 17} ${y + 46}V${y + 14}A17 17 0 0 1 ${x + 17} ${y + 14}V${y + 46}Z`,
    glass,
    ` stroke="${frame}" stroke-width="4"`,
  ) + line(`M${x} ${y - 2}V${y + 46}M${x - 17} ${y + 22}H${x + 17}`, frame, 2.6);

export const keg = (x: number, y: number, r: number, fill: string, shade: string): string =>
  oval(x, y, r, r, fill, ` stroke="${shade}" stroke-width="3"`) +
  oval(x, y, n(r * 0.72), n(r * 0.72), "none", ` stroke="${shade}" stroke-width="1.6" opacity=".7"`) +
  line(
    `M${n(x - r * 0.7)} ${n(y - r * 0.3)}H${n(x + r * 0.7)}M${n(x - r * 0.7)} ${n(y + r * 0.3)}H${n(x + r * 0.7)}`,
    shade,
    1.6,
  ) +
  line(`M${n(x - r * 0.75)} ${n(y - r * 0.5)}A${r} ${r} 0 0 1 ${x} ${n(y - r * 0.92)}`, "#ffe2a8", 1.6, see(0.6));

export const shelf = (random: Random, y: number, board: string, things: readonly string[]): string =>
  box(-5, y, 210, 5, board) +
  many(11, (i) => {
    const [w, h] = [n(8 + random() * 7), n(10 + random() * 14)];
    const fill = things[Math.floor(random() * things.length)];
    return i % 3 === 2 ? oval(i * 19 + 4, y - 6, n(w * 0.7), 6, fill) : box(i * 19, n(y - h), w, h, fill, ' rx="2"');
  });

export const crowd = (random: Random, y: number, fill: string): string =>
  many(12, (i) => {
    const [x, up] = [i * 18 + random() * 6, y - random() * 8];
    return oval(n(x), n(up), 7, 8, fill) + oval(n(x), n(up + 20), 13, 14, fill);
  });

export const torch = (x: number, y: number): string =>
  [24, 16].map((r) => oval(x, y, r, r, "#ffb74a", see(0.15))).join("") +
  line(`M${x} ${y + 6}v18`, "#3a2416", 4) +
  path(`M${x} ${y - 13}q9 11 5 19q-5 4-10 0q-4-8 5-19Z`, "#ff9a34") +
  path(`M${x} ${y - 5}q5 6 2 11q-2 2-4 0q-3-5 2-11Z`, "#fff0a0");

export const ripples = (y: number, stroke: string): string =>
  many(5, (i) => line(`M${[-4, 60, 10, 96, 30][i]} ${y + i * 9}q12-5 24 0t24 0t24 0`, stroke, 1.6, see(0.55)));

export const gems = (random: Random, fill: string, lit: string): string =>
  [20, 44, 158, 182]
    .map((x) => {
      const h = n(30 + random() * 46);
      return (
        path(`M${x - 10} 152L${x - 7} ${n(150 - h)}L${x} ${n(140 - h)}L${x + 8} ${n(152 - h)}L${x + 10} 152Z`, fill) +
        path(`M${x - 10} 152L${x - 7} ${n(150 - h)}L${x} ${n(140 - h)}L${x - 1} 152Z`, lit, see(0.6))
      );
    })
    .join("");

export const shrooms = (random: Random, caps: readonly string[], stem: string): string =>
  [12, 34, 164, 188]
    .map((x, i) => {
      const h = n(14 + random() * 26);
      const r = n(8 + random() * 9);
      return (
        box(x - 3, n(146 - h), 6, h + 10, stem) +
        path(
          `M${n(x - r)} ${n(148 - h)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(148 - h)}Q${x} ${n(152 - h)} ${n(x - r)} ${n(148 - h)}Z`,
          caps[i % caps.length],
        ) +
        oval(n(x - r * 0.3), n(143 - h), 2, 1.5, "#fff", see(0.7))
      );
    })
    .join("");

export const roots = (fill: string): string =>
  line(
    "M-4 18C30 20 34 56 22 92S40 140 30 156M204 8C172 22 176 64 186 96S168 134 176 156M40-4C44 20 58 26 60 44M150-4C150 18 140 26 142 40",
    fill,
    6,
  ) + line("M22 60q14 4 20 18M182 70q-16 6-18 20", fill, 3);
