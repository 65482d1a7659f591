// The places of the pictures: their colours from above to below, the colour of their light, and what stands there.

import { box, line, oval, path, see } from "../ink";
import * as of from "./motifs";
import type { Random } from "./motifs";

interface PlaceLook {
  sky: readonly [above: string, below: string];
  light: string;
  stands: (random: Random) => string;
}

export const PLACES = {
  // Shabrak
  field: {
    sky: ["#3d4a78", "#f0a35e"],
    light: "#ffdf9a",
    stands: (r) =>
      of.sun(36, 60, 15, "#ffe3a0") +
      of.hills(r, 96, 26, "#8a6a4a") +
      of.hills(r, 112, 18, "#a97f36") +
      of.floor(120, "#c7963c", "#f2cf78") +
      of.many(34, (i) =>
        line(`M${i * 6} 156q${r() * 4 - 2}-14 ${r() * 6 - 3}-${14 + r() * 16}`, i % 3 ? "#e0b24e" : "#8d6420", 2),
      ),
  },
  barn: {
    sky: ["#4a2f1d", "#7a5230"],
    light: "#ffd98a",
    stands: (r) =>
      of.planks(r, ["#6b4426", "#75502d", "#5f3b20"], "#32200f") +
      path("M-5 40L205-20V-5H-5Z", "#3a2413") +
      of.bush(r, 20, 140, 60, "#c99a3e") +
      of.bush(r, 178, 142, 56, "#b98a32"),
  },
  orchard: {
    sky: ["#6a9ab8", "#e6dca0"],
    light: "#fff3b8",
    stands: (r) =>
      of.hills(r, 104, 22, "#7f9c54") +
      of.tree(26, 126, 78, "#4a3522") +
      of.bush(r, 26, 44, 60, "#5f8a3d") +
      of.tree(178, 126, 70, "#4a3522") +
      of.bush(r, 178, 52, 54, "#6f9a45") +
      of.floor(120, "#6d8a3c", "#b8cc6e"),
  },
  cellar: {
    sky: ["#2a1a14", "#4d3020"],
    light: "#ffc37a",
    stands: (r) =>
      of.stones(r, ["#5b4236", "#654a3b", "#513a30"], "#2c1c16") +
      of.arch(100, 62, 14, "#2b1a14", "#77594a") +
      of.keg(22, 122, 28, "#96613a", "#3a2113") +
      of.keg(182, 126, 26, "#8a5632", "#3a2113") +
      of.keg(30, 72, 20, "#87532f", "#3a2113") +
      of.torch(172, 50),
  },
  yard: {
    sky: ["#7f8fa0", "#d8c3a0"],
    light: "#fff0cc",
    stands: (r) =>
      of.planks(r, ["#8a6a4c", "#947253", "#7f6145"], "#54402e") +
      of.keg(176, 118, 30, "#a06c3e", "#43281a") +
      of.floor(128, "#6f5a44", "#b09470"),
  },
  stage: {
    sky: ["#3c1638", "#a1456e"],
    light: "#ffe0f0",
    stands: () =>
      oval(100, 150, 112, 34, "#6b3f2a") +
      oval(100, 148, 92, 22, "#b0764a", see(0.7)) +
      of.drapes("#9c2348", "#5c1230", "#f0bb45") +
      of.many(7, (i) => oval(28 + i * 24, 147, 5, 4, "#ffe9a0")),
  },
  fair: {
    sky: ["#3a4f8c", "#e59a86"],
    light: "#ffe6c0",
    stands: () =>
      of.tent(32, 34, "#e6d3b0", "#b83b52") +
      of.tent(172, 46, "#e6d3b0", "#4b7ab8") +
      of.floor(122, "#8a7048", "#d2b478") +
      of.bunting(["#e2572f", "#f0c46a", "#4fa3a8", "#f3e8d2"]),
  },
  rope: {
    sky: ["#2f3f86", "#f2a0a0"],
    light: "#ffeaf0",
    stands: (r) =>
      of.hills(r, 138, 14, "#6c4a6e") + of.crowd(r, 138, "#3a2546") + of.bunting(["#f0c46a", "#e06a86", "#8fd0ff"]),
  },
  workshop: {
    sky: ["#1d3040", "#3e5c6a"],
    light: "#ffe2a6",
    stands: (r) =>
      of.planks(r, ["#2f4654", "#344d5c", "#2b404d"], "#192831") +
      of.shelf(r, 46, "#7d5b3a", ["#b87a45", "#8fa0a8", "#d4a043", "#5d6f7a"]) +
      of.shelf(r, 92, "#7d5b3a", ["#9aa7ad", "#c98a52", "#6d7f8a", "#b5603a"]) +
      of.window(168, 6, "#f4d58c", "#4a3524"),
  },
  scrapyard: {
    sky: ["#4a5a6a", "#c08a5e"],
    light: "#ffd9a0",
    stands: (r) =>
      of.peaks(r, 112, 46, "#7a5a48") + of.peaks(r, 128, 40, "#5c4238") + of.floor(126, "#6e4e3a", "#b08058"),
  },
  tavern: {
    sky: ["#2b1d12", "#5a3d1e"],
    light: "#ffcf7a",
    stands: (r) =>
      of.planks(r, ["#5e4022", "#674828", "#56391e"], "#2e1e0f") +
      box(-5, 18, 210, 10, "#35220f") +
      of.window(32, 40, "#2f5a52", "#2e1e0f") +
      of.shelf(r, 76, "#35220f", ["#5f8a5c", "#a55a3c", "#d4b06a", "#3f6a6e"]) +
      of.torch(176, 46) +
      of.floor(134, "#3d2813", "#8a602c"),
  },
  taproom: {
    sky: ["#17281c", "#3f5a34"],
    light: "#ffe39a",
    stands: (r) =>
      of.stones(r, ["#3d5240", "#445a46", "#384a3b"], "#1d2a20") +
      of.keg(40, 60, 26, "#9a6a3a", "#3a2412") +
      of.keg(160, 60, 26, "#8f6034", "#3a2412") +
      box(-5, 92, 210, 8, "#6b4a28") +
      of.floor(122, "#4a3a20", "#a07a40"),
  },
  street: {
    sky: ["#161a3a", "#4a4a7a"],
    light: "#ffdf9a",
    stands: (r) =>
      of.moon(160, 28, 13) +
      of.many(5, (i) =>
        path(
          `M${i * 46 - 10} 155V${70 + r() * 24}L${i * 46 + 12} ${44 + r() * 16}L${i * 46 + 34} ${70 + r() * 24}V155Z`,
          i % 2 ? "#232448" : "#2a2b55",
        ),
      ) +
      of.many(6, (i) => box(i * 36 + 4, 84 + (i % 3) * 14, 8, 11, "#ffcf6a", see(0.8))) +
      of.floor(132, "#2b2740", "#7a6a70"),
  },
  graveyard: {
    sky: ["#1a1636", "#5a4f86"],
    light: "#dfe6ff",
    stands: (r) =>
      of.moon(38, 34, 17) +
      of.hills(r, 112, 20, "#332c58") +
      of.tree(178, 122, 92, "#171229") +
      of.grave(30, 132, 13, "#4d4770", "#a9a6d0") +
      of.grave(168, 138, 15, "#454068", "#a9a6d0") +
      of.floor(128, "#2a2547", "#6a6494"),
  },
  crypt: {
    sky: ["#141222", "#38304f"],
    light: "#cfd6ff",
    stands: (r) =>
      of.stones(r, ["#3b3752", "#423d5a", "#34304a"], "#1a1728") +
      of.arch(100, 56, 20, "#0f0d1b", "#5d577e") +
      of.torch(30, 64) +
      of.floor(130, "#2a263e", "#6d6690"),
  },
  chapel: {
    sky: ["#231a3c", "#6a5a92"],
    light: "#fff0c8",
    stands: (r) =>
      of.stones(r, ["#4b4368", "#534b72", "#433c5f"], "#282244") +
      of.window(40, 14, "#e0b45a", "#1d1832") +
      of.window(160, 14, "#b8607a", "#1d1832") +
      of.window(100, 2, "#6aa3c8", "#1d1832") +
      of.floor(128, "#352d52", "#8a7fb4"),
  },
  arena: {
    sky: ["#8a3d2c", "#e8b06a"],
    light: "#ffe6b0",
    stands: (r) =>
      of.crowd(r, 46, "#6b2f2a") +
      of.crowd(r, 64, "#7d3a30") +
      of.stones(r, ["#a5764c", "#ae8055", "#996c45"], "#6d4a30", 82, 118) +
      of.floor(116, "#d0a064", "#f2d498"),
  },
  ring: {
    sky: ["#2a1a44", "#7a3d6c"],
    light: "#ffd9c0",
    stands: (r) =>
      of.crowd(r, 60, "#2b1a3e") +
      of.crowd(r, 82, "#3a2350") +
      of.floor(112, "#7a5568", "#c897a0") +
      line("M-5 96Q100 108 205 96M-5 108Q100 122 205 108", "#e6d3b0", 2.6),
  },
  dusk: {
    sky: ["#24305e", "#e0715a"],
    light: "#ffd0a0",
    stands: (r) =>
      of.sun(150, 92, 20, "#ffcf80") +
      of.hills(r, 108, 20, "#54365a") +
      of.hills(r, 124, 16, "#3d2748") +
      of.floor(132, "#2c1c38", "#8a5a60"),
  },
  night: {
    sky: ["#0e1533", "#33407a"],
    light: "#dfe6ff",
    stands: (r) =>
      of.moon(156, 34, 18) +
      of.many(22, () => oval(Math.floor(r() * 200), Math.floor(r() * 90), 0.9, 0.9, "#fff")) +
      of.hills(r, 124, 20, "#1c2350") +
      of.floor(132, "#151b40", "#4a5590"),
  },
  meadow: {
    sky: ["#6fb0d8", "#dff0c0"],
    light: "#fffbd0",
    stands: (r) =>
      of.hills(r, 100, 26, "#a0c474") +
      of.hills(r, 118, 18, "#7fab55") +
      of.floor(122, "#66963f", "#b5d878") +
      of.many(12, () => oval(Math.floor(r() * 200), Math.floor(126 + r() * 22), 2, 2, "#fff2a0")),
  },
  storm: {
    sky: ["#1d2438", "#5d6a82"],
    light: "#e6f2ff",
    stands: (r) =>
      of.bush(r, 40, 22, 90, "#333c54") +
      of.bush(r, 150, 18, 100, "#2b3349") +
      of.hills(r, 128, 18, "#2a3040") +
      of.floor(134, "#1f2430", "#5a6478"),
  },
  table: {
    sky: ["#4d3018", "#2a180c"],
    light: "#ffd996",
    stands: (r) => of.planks(r, ["#7a5030", "#835734", "#6f482b"], "#3a2413", false),
  },
  cloth: {
    sky: ["#57162e", "#2a0a18"],
    light: "#ffd7c0",
    stands: (r) =>
      box(-5, -5, 210, 160, "#6d1f3a") +
      of.many(7, (i) =>
        path(
          `M${i * 34 - 20} 156C${i * 34 - 10} 100 ${i * 34 + 12 + r() * 14} 60 ${i * 34 + 6}-6H${i * 34 + 16}C${i * 34 + 26 + r() * 10} 60 ${i * 34} 110 ${i * 34 - 4} 156Z`,
          i % 2 ? "#8a2c4a" : "#551529",
          see(0.7),
        ),
      ),
  },
  wall: {
    sky: ["#5a5148", "#3a332e"],
    light: "#ffe2b0",
    stands: (r) => of.stones(r, ["#756a5e", "#7e7266", "#6b6056"], "#3d352e") + of.torch(28, 40),
  },
  bench: {
    sky: ["#24454a", "#16282c"],
    light: "#ffe8b8",
    stands: (r) =>
      of.planks(r, ["#3d666a", "#447074", "#375c60"], "#1c3438", false) +
      of.many(9, () => line(`M${Math.floor(r() * 200)} ${Math.floor(r() * 150)}q6-5 11 1`, "#a8d0cc", 1.4, see(0.5))),
  },
  straw: {
    sky: ["#a5782e", "#5c3d14"],
    light: "#fff0b0",
    stands: (r) =>
      box(-5, -5, 210, 160, "#9c7230") +
      of.many(90, () =>
        line(
          `M${Math.floor(r() * 200)} ${Math.floor(r() * 150)}l${Math.floor(r() * 30 - 15)} ${Math.floor(r() * 22 - 11)}`,
          ["#d8ac52", "#6f4c1a", "#b88a3a", "#ecc976"][Math.floor(r() * 4)],
          2,
        ),
      ),
  },
  // Goblin and Karak
  cave: {
    sky: ["#241c1a", "#5a4636"],
    light: "#ffd093",
    stands: (r) =>
      of.hills(r, 100, 50, "#44342a") +
      of.teeth(r, "#2a201b", true) +
      of.floor(124, "#4b3a2d", "#96744e") +
      of.torch(172, 60),
  },
  grotto: {
    sky: ["#10262a", "#2f6a60"],
    light: "#bff5d5",
    stands: (r) =>
      of.teeth(r, "#12302f", true) +
      of.hills(r, 112, 40, "#1d4a46") +
      of.floor(124, "#1b403c", "#58a08a") +
      of.shrooms(r, ["#e0685a", "#e8b04a", "#b86ac8"], "#e6dcc0"),
  },
  tunnel: {
    sky: ["#1d1a24", "#4a4454"],
    light: "#ffcf8a",
    stands: (r) =>
      of.stones(r, ["#4a4450", "#524b58", "#423c48"], "#26222c") +
      of.arch(100, 70, 6, "#16131b", "#665e6e") +
      of.torch(24, 56) +
      of.floor(130, "#353039", "#7f7480"),
  },
  pantry: {
    sky: ["#3a2618", "#7d5a34"],
    light: "#ffdf9c",
    stands: (r) =>
      of.planks(r, ["#6b4a2c", "#745132", "#624327"], "#38240f") +
      of.shelf(r, 50, "#3a2413", ["#c9803c", "#8aa060", "#d8c08a", "#a0503c"]) +
      of.shelf(r, 98, "#3a2413", ["#b0a070", "#8a5a3c", "#d4a043"]) +
      of.floor(136, "#3d2814", "#8f6838"),
  },
  swamp: {
    sky: ["#1c2a1c", "#6a7a3c"],
    light: "#e6f0a0",
    stands: (r) =>
      of.tree(24, 126, 100, "#1a2415") +
      of.tree(182, 128, 88, "#1d2817") +
      of.hills(r, 118, 14, "#35471f") +
      of.floor(122, "#2c3d1e", "#7f9140") +
      of.ripples(126, "#b8c860"),
  },
  garden: {
    sky: ["#23361f", "#7a9a4a"],
    light: "#f4ffb8",
    stands: (r) =>
      of.bush(r, 20, 80, 80, "#2f4f25") +
      of.bush(r, 180, 76, 84, "#2a4822") +
      of.hills(r, 122, 12, "#3f642c") +
      of.floor(126, "#355a28", "#8ab84e") +
      of.roots("#3a2a1c"),
  },
  gate: {
    sky: ["#2a2030", "#5e4c58"],
    light: "#ffd7a0",
    stands: (r) =>
      of.stones(r, ["#5c5058", "#655860", "#54484f"], "#2c242b") +
      of.arch(100, 58, 12, "#120e14", "#8a7a70") +
      of.many(6, (i) => line(`M${54 + i * 18} 24V155`, "#6d6a72", 4)) +
      line("M46 60H154M46 96H154", "#6d6a72", 4) +
      of.floor(136, "#3b3138", "#8f7c74"),
  },
  castle: {
    sky: ["#3a1418", "#8a3a30"],
    light: "#ffd0a0",
    stands: (r) =>
      of.stones(r, ["#6b3a38", "#74413e", "#613432"], "#34191a") +
      of.pillars("#4a2426", "#b06a58") +
      of.window(100, 4, "#f0a050", "#2a1012") +
      of.floor(130, "#3a1a1c", "#a05a48"),
  },
  crystal: {
    sky: ["#241a4a", "#6a4ab0"],
    light: "#e6d4ff",
    stands: (r) =>
      of.teeth(r, "#2a1f55", true) +
      of.hills(r, 116, 30, "#3d2f7a") +
      of.gems(r, "#8a6ae0", "#e0d0ff") +
      of.floor(134, "#2f2560", "#9a82e0"),
  },
  lake: {
    sky: ["#0f2138", "#2f6a8a"],
    light: "#c8ecff",
    stands: (r) =>
      of.teeth(r, "#12273c", true) +
      of.hills(r, 86, 30, "#1c3f58") +
      of.floor(92, "#1d4e6a", "#5ab0c8") +
      of.ripples(100, "#a0dcec"),
  },
  lava: {
    sky: ["#2a0c10", "#b0381c"],
    light: "#ffd070",
    stands: (r) =>
      of.teeth(r, "#2a1012", true) +
      of.peaks(r, 118, 50, "#4a1a18") +
      of.floor(122, "#e0541f", "#ffc84a") +
      of.many(6, (i) => oval(20 + i * 34, 132 + (i % 3) * 7, 20, 5, "#3a1414")),
  },
  frost: {
    sky: ["#1d3a5c", "#a8d8ec"],
    light: "#f4fcff",
    stands: (r) =>
      of.peaks(r, 108, 70, "#6aa0c4") +
      of.peaks(r, 126, 40, "#a4d0e6") +
      of.floor(124, "#d4ecf6", "#ffffff") +
      of.teeth(r, "#e8f8ff", true),
  },
  library: {
    sky: ["#20182c", "#4a3a4a"],
    light: "#ffdf9a",
    stands: (r) =>
      box(-5, -5, 210, 160, "#2b1f2a") +
      [32, 68, 104]
        .map(
          (y) =>
            box(-5, y, 210, 5, "#5a3d24") +
            of.many(19, (i) =>
              box(
                i * 11 - 3,
                y - 27 + Math.floor(r() * 8),
                9,
                30,
                ["#7a2f38", "#3d5a7a", "#4f6a3c", "#8a6a34", "#5c3d6a"][Math.floor(r() * 5)],
              ),
            ),
        )
        .join("") +
      of.floor(130, "#3a2818", "#9a6f3c"),
  },
  tomb: {
    sky: ["#1c1f1a", "#4a523c"],
    light: "#e6efc0",
    stands: (r) =>
      of.stones(r, ["#464c3c", "#4e5443", "#3e4435"], "#22261c") +
      of.pillars("#353a2c", "#8a9270") +
      of.grave(100, 140, 40, "#2f3427", "#6a7256") +
      of.floor(134, "#2b3023", "#767e5a"),
  },
  forge: {
    sky: ["#241512", "#6a2f1c"],
    light: "#ffb45a",
    stands: (r) =>
      of.stones(r, ["#4a342c", "#523a31", "#422e27"], "#231713") +
      of.arch(160, 30, 62, "#ff8a2a", "#2a1a14") +
      oval(160, 128, 22, 30, "#ffe08a", see(0.7)) +
      of.floor(136, "#2f1f18", "#b0643a"),
  },
  sky: {
    sky: ["#2d4a9a", "#f0d0b0"],
    light: "#fff6d8",
    stands: (r) =>
      of.bush(r, 30, 118, 80, "#f4e6e0") + of.bush(r, 168, 124, 90, "#e8d2d4") + of.bush(r, 100, 146, 120, "#fff4ea"),
  },
  hoard: {
    sky: ["#2a1a10", "#8a5a20"],
    light: "#ffe89a",
    stands: (r) =>
      of.stones(r, ["#4d3626", "#553c2a", "#453022"], "#241811") +
      of.hills(r, 128, 30, "#b07a24") +
      of.many(40, () =>
        oval(
          Math.floor(r() * 200),
          Math.floor(116 + r() * 34),
          4.5,
          2.6,
          "#f2c04a",
          ' stroke="#7a4c10" stroke-width=".800"',
        ),
      ),
  },
  // Goblin's four colours
  green: {
    sky: ["#143a24", "#4f9a5c"],
    light: "#e6ffc8",
    stands: (r) =>
      of.bush(r, 22, 30, 90, "#1f5230") +
      of.bush(r, 180, 36, 90, "#1b4a2b") +
      of.hills(r, 116, 24, "#2c6a3c") +
      of.floor(124, "#285c34", "#7cc08d"),
  },
  blue: {
    sky: ["#131f4a", "#4a7ad0"],
    light: "#d8ecff",
    stands: (r) =>
      of.many(26, () => oval(Math.floor(r() * 200), Math.floor(r() * 110), 1, 1, "#cfe2ff")) +
      of.peaks(r, 122, 34, "#243f84") +
      of.floor(128, "#1d3572", "#86aef0"),
  },
  red: {
    sky: ["#3c0f12", "#c8503c"],
    light: "#ffdcae",
    stands: (r) =>
      of.sun(150, 60, 22, "#ff9a5a") + of.peaks(r, 116, 40, "#7c2620") + of.floor(124, "#5e1c1a", "#ee9187"),
  },
  yellow: {
    sky: ["#6b4308", "#f2cf6a"],
    light: "#fffbd8",
    stands: (r) =>
      of.sun(48, 50, 17, "#fff4b8") +
      of.hills(r, 112, 22, "#b08628") +
      of.hills(r, 126, 16, "#8a620d") +
      of.floor(132, "#7a560c", "#ecc768"),
  },
} as const satisfies Record<string, PlaceLook>;

export type Place = keyof typeof PLACES;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

export function placeDefs(place: Place): string {
  const { sky, light } = PLACES[place];
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, sky[0])}${stop(1, sky[1])}</linearGradient>` +
    `<radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="64" cy="46" r="118">${stop(0, light, 0.5)}${stop(0.55, light, 0.12)}${stop(1, light, 0)}</radialGradient>` +
    `<radialGradient id="dark" gradientUnits="userSpaceOnUse" cx="86" cy="66" r="136">${stop(0.42, "#0a0510", 0)}${stop(1, "#0a0510", 0.78)}</radialGradient>`
  );
}

// The place, a little misty so that it stays behind the figure, in the light from the upper left.
export const ground = (place: Place, random: Random): string =>
  box(-5, -5, 210, 160, "url(#sky)") +
  PLACES[place].stands(random) +
  box(-5, -5, 210, 160, PLACES[place].sky[0], see(0.28)) +
  box(-5, -5, 210, 160, "url(#lit)") +
  box(-5, -5, 210, 160, "url(#dark)");
