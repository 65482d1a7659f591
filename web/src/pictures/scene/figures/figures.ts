// Figures that are drawn in several tones because no icon shows them well: animals, monsters and things by their names.

import { n } from "../ink";
import { MATERIALS, type Material, type Tones } from "../palette";
import * as beasts from "./beasts";
import * as gear from "./gear";
import * as monsters from "./monsters";
import * as tools from "./tools";

type Draw = (own: Tones, other: Tones) => string;

export const FIGURES = {
  goose: beasts.goose,
  "three-geese": beasts.threeGeese,
  dog: beasts.dog,
  hound: beasts.hound,
  rat: beasts.rat,
  bat: beasts.bat,
  moth: beasts.moth,
  crab: beasts.crab,
  toad: beasts.toad,
  mole: beasts.mole,
  snail: beasts.snail,
  slime: monsters.slime,
  ghost: monsters.ghost,
  wings: monsters.wings,
  dragon: monsters.dragon,
  bull: monsters.bull,
  eye: monsters.eye,
  scorpion: monsters.scorpion,
  shroom: monsters.shroom,
  kraken: monsters.kraken,
  door: monsters.door,
  mirror: monsters.mirror,
  "two-heads": monsters.twoHeads,
  spider: monsters.spider,
  shield: gear.shield,
  gear: gear.gear,
  cape: gear.cape,
  colander: gear.colander,
  pan: gear.pan,
  "table-leg": gear.tableLeg,
  jerkin: gear.jerkin,
  "barrel-coat": gear.barrelCoat,
  sabre: gear.sabre,
  sword: gear.sword,
  scarf: gear.scarf,
  "saddle-cloth": gear.saddleCloth,
  ball: gear.ball,
  "nailed-board": gear.nailedBoard,
  lid: gear.lid,
  slingshot: gear.slingshot,
  pole: gear.balancingPole,
  fork: tools.fork,
  spade: tools.spade,
  bagpipes: tools.bagpipes,
  bale: tools.bale,
  rope: tools.rope,
  thorns: tools.thorns,
  "ivy-grave": tools.ivyGrave,
  spring: tools.spring,
  footprints: tools.footprints,
  "slammed-table": tools.slammedTable,
  scroll: tools.scroll,
  juggled: tools.juggled,
} as const satisfies Record<string, Draw>;

export interface Figure {
  is: keyof typeof FIGURES;
  of?: Material;
  with?: Material; // its second colour
  at?: readonly [x: number, y: number]; // its middle
  size?: number;
  turn?: number;
  flip?: boolean;
}

export function figure({
  is,
  of = "fur",
  with: other = "bone",
  at = [100, 82],
  size = 104,
  turn = 0,
  flip,
}: Figure): string {
  const scale = n(size) / 100;
  const turned = turn ? ` rotate(${turn})` : "";
  const draw: Draw = FIGURES[is];
  return `<g transform="translate(${at[0]} ${at[1]})${turned} scale(${flip ? -scale : scale} ${scale})">${draw(MATERIALS[of], MATERIALS[other])}</g>`;
}
