// What is in the air before the figure: weather, glow, and small things that fly.

import { line, n, oval, path, see } from "./ink";

export type Air =
  | "rain"
  | "snow"
  | "embers"
  | "motes"
  | "smoke"
  | "fog"
  | "stars"
  | "sparks"
  | "bees"
  | "notes"
  | "feathers"
  | "bubbles"
  | "leaves"
  | "beam"
  | "rays"
  | "lightning"
  | "drops"
  | "sleep"
  | "dust"
  | "fire"
  | "webs"
  | "halo"
  | "chaff"
  | "cards"
  | "blows"
  | "runes"
  | "hearts"
  | "coins"
  | "moths";

type Random = () => number;
const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

// Anywhere but over the face.
function spot(random: Random): [number, number] {
  const [x, y] = [12 + random() * 176, 8 + random() * 134];
  const beside = y > 24 && y < 112 && Math.abs(x - 100) < 38;
  return [n(beside ? (x < 100 ? x - 42 : x + 42) : x), n(y)];
}

const star = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  path(
    `M${x} ${n(y - r)}L${n(x + r / 4)} ${n(y - r / 4)}L${n(x + r)} ${y}L${n(x + r / 4)} ${n(y + r / 4)}L${x} ${n(y + r)}L${n(x - r / 4)} ${n(y + r / 4)}L${n(x - r)} ${y}L${n(x - r / 4)} ${n(y - r / 4)}Z`,
    fill,
    see(opacity),
  );

const specks = (random: Random, count: number, colours: readonly string[], least: number, most: number): string =>
  many(count, (i) => {
    const [x, y] = spot(random);
    const r = n(least + random() * (most - least));
    return oval(x, y, r, r, colours[i % colours.length], see(n(0.35 + random() * 0.6)));
  });

const AIRS: Record<Air, (random: Random) => string> = {
  rain: (random) =>
    many(26, () => {
      const [x, y] = spot(random);
      return line(`M${x} ${y}l-5 15`, "#cfe6f7", 1.1, see(n(0.3 + random() * 0.4)));
    }),
  snow: (random) => specks(random, 34, ["#fff", "#dff2ff"], 0.9, 2.6),
  embers: (random) => specks(random, 24, ["#ffb347", "#ff6b2d", "#ffe08a"], 0.8, 2.2),
  motes: (random) => specks(random, 16, ["#ffe9b0"], 0.7, 1.8),
  dust: (random) => specks(random, 22, ["#e8d3ac", "#c9ab7c"], 0.8, 3),
  smoke: (random) =>
    many(5, (i) => {
      const x = 30 + i * 34 + random() * 16;
      return line(`M${n(x)} 150q-14-24 2-42t0-42t4-44`, "#d9d3e0", n(7 + random() * 8), see(0.13));
    }),
  fog: (random) =>
    many(6, (i) =>
      oval(n(random() * 200), n(108 + i * 8), n(54 + random() * 40), n(7 + random() * 6), "#dfe7ea", see(0.13)),
    ),
  stars: (random) =>
    many(15, () => {
      const [x, y] = spot(random);
      return star(x, n(y * 0.7), n(1.4 + random() * 3.6), "#fff6d0", n(0.5 + random() * 0.5));
    }),
  sparks: (random) =>
    many(14, () => {
      const turn = random() * 6.28;
      const [a, b] = [50 + random() * 18, 62 + random() * 34];
      const at = (r: number): string => `${n(100 + Math.cos(turn) * r)} ${n(78 + Math.sin(turn) * r * 0.8)}`;
      return line(`M${at(a)}L${at(b)}`, "#ffe7a0", n(1 + random() * 1.6), see(0.85));
    }),
  bees: (random) =>
    many(8, () => {
      const [x, y] = spot(random);
      return (
        oval(x, y, 4, 2.6, "#f4c437", ' stroke="#2a1a06" stroke-width="1"') +
        line(`M${x} ${y - 2.4}v4.800`, "#2a1a06", 1.4) +
        oval(n(x + 1), n(y - 4), 3, 1.7, "#fff", see(0.75))
      );
    }),
  notes: (random) =>
    many(7, (i) => {
      const [x, y] = spot(random);
      return oval(x, y, 4, 3, "#ffe9b0") + line(`M${n(x + 3.6)} ${y}v-15${i % 2 ? "q8 2 7 8" : ""}`, "#ffe9b0", 1.7);
    }),
  feathers: (random) =>
    many(9, () => {
      const [x, y] = spot(random);
      return path(
        "M0 0C5-7 14-8 19-4C14 2 6 4 0 0Z",
        "#fbf7ee",
        ` opacity=".9" transform="translate(${x} ${y}) rotate(${Math.floor(random() * 360)})"`,
      );
    }),
  bubbles: (random) =>
    many(13, () => {
      const [x, y] = spot(random);
      const r = n(2 + random() * 5);
      return (
        oval(x, y, r, r, "none", ' stroke="#eafcff" stroke-width="1.1" opacity=".7"') +
        oval(n(x - r / 3), n(y - r / 3), n(r / 4), n(r / 4), "#fff")
      );
    }),
  leaves: (random) =>
    many(11, (i) => {
      const [x, y] = spot(random);
      return path(
        "M0 0C3-6 10-7 14-3C10 3 4 4 0 0Z",
        ["#9cc45a", "#d8a640", "#6d9440"][i % 3],
        ` transform="translate(${x} ${y}) rotate(${Math.floor(random() * 360)})"`,
      );
    }),
  chaff: (random) =>
    many(18, () => {
      const [x, y] = spot(random);
      return line(`M${x} ${y}l${n(random() * 10 - 5)} ${n(random() * 8 - 4)}`, "#f2d27a", 1.5, see(0.85));
    }),
  beam: () =>
    path("M-10-10L62-10L168 160L40 160Z", "#fff0c4", see(0.16)) +
    path("M10-10L40-10L120 160L66 160Z", "#fff0c4", see(0.14)),
  rays: () =>
    many(14, (i) =>
      path("M0 0L-9-150L9-150Z", "#ffefb8", ` opacity=".13" transform="translate(100 78) rotate(${i * 25.7})"`),
    ),
  halo: () => [64, 50, 38].map((r) => oval(100, 74, r, r, "#ffe9a8", see(0.13))).join(""),
  lightning: () =>
    line("M154-4L132 40L150 44L124 92", "#fff", 5, see(0.3)) +
    line("M154-4L132 40L150 44L124 92", "#fffbd0", 2.2) +
    line("M34-4L48 26L38 30L54 60", "#fffbd0", 1.6),
  drops: (random) =>
    many(12, () => {
      const [x, y] = spot(random);
      return path(`M${x} ${n(y - 5)}q4 6 0 8q-4-2 0-8Z`, "#a9e0f5", see(0.85));
    }),
  sleep: () =>
    [
      [136, 52, 7],
      [150, 36, 10],
      [167, 16, 13],
    ]
      .map(([x, y, s]) => line(`M${x} ${y}h${s}l${-s} ${s}h${s}`, "#f5efdc", s / 3.4))
      .join(""),
  fire: (random) =>
    many(9, (i) => {
      const x = 16 + i * 21 + random() * 8;
      const h = 16 + random() * 30;
      return (
        path(
          `M${n(x - 9)} 152Q${n(x - 12)} ${n(150 - h * 0.5)} ${n(x)} ${n(150 - h)}Q${n(x + 12)} ${n(150 - h * 0.5)} ${n(x + 9)} 152Z`,
          "#ff7a2a",
          see(0.75),
        ) +
        path(
          `M${n(x - 4)} 152Q${n(x - 5)} ${n(150 - h * 0.3)} ${n(x)} ${n(150 - h * 0.6)}Q${n(x + 6)} ${n(150 - h * 0.3)} ${n(x + 4)} 152Z`,
          "#ffd75a",
          see(0.9),
        )
      );
    }),
  webs: () =>
    line(
      "M0 0L54 46M0 20L52 34M22 0L40 50M0 44L40 46M46 0L50 30M10 8Q18 14 10 22M24 18Q28 26 16 36M36 26Q40 34 30 42",
      "#efeaf2",
      0.9,
      see(0.55),
    ),
  cards: (random) =>
    many(6, () => {
      const [x, y] = spot(random);
      return `<rect x="-6" y="-8.500" width="12" height="17" rx="1.500" fill="#fbf3df" stroke="#4a3020" transform="translate(${x} ${y}) rotate(${Math.floor(random() * 180 - 90)})"/>`;
    }),
  blows: (random) =>
    many(5, () => {
      const [x, y] = spot(random);
      return star(x, y, n(8 + random() * 7), "#fff1b0", 0.9) + star(x, y, 5, "#e2572f", 0.9);
    }),
  runes: (random) =>
    many(9, (i) => {
      const [x, y] = spot(random);
      return line(
        `M${x} ${y}${["v12l6-6", "l5 10l5-10", "v12m0-6l7-5m-7 5l7 5", "l6 6l-6 6v-12"][i % 4]}`,
        "#a5e6ff",
        1.8,
        see(n(0.5 + random() * 0.45)),
      );
    }),
  hearts: (random) =>
    many(7, () => {
      const [x, y] = spot(random);
      return path(
        "M0 4C-8-2-5-9 0-5C5-9 8-2 0 4Z",
        "#ff8f92",
        ` opacity=".9" transform="translate(${x} ${y}) scale(${n(0.8 + random())})"`,
      );
    }),
  coins: (random) =>
    many(9, () => {
      const [x, y] = spot(random);
      return oval(x, y, n(2.5 + random() * 3), 5, "#f6c551", ' stroke="#7a4c10" stroke-width="1.200"');
    }),
  moths: (random) =>
    many(7, () => {
      const [x, y] = spot(random);
      return path(
        "M0 0C-4-8-11-6-8 0C-11 5-4 6 0 0C4 6 11 5 8 0C11-6 4-8 0 0Z",
        "#e9dcc0",
        ` opacity=".8" transform="translate(${x} ${y}) rotate(${Math.floor(random() * 90)})"`,
      );
    }),
};

// Light and mist are behind the figure, all else is before it.
export const BEHIND: readonly Air[] = ["halo", "rays", "beam", "fog", "smoke", "lightning", "webs"];

export const air = (what: Air, random: Random): string => AIRS[what](random);
