// Turns options into buttons: title, remark, picture, and which of them are gold.
// The server alone decides what is allowed: only its options are shown.

import type { Option } from "../../../lib/server/wire";
import { say, sayMessage } from "../../../lib/words.svelte";
import { HEROES, type HeroName } from "../../heroes/crests";
import type { Act, Picture } from "../../panel/act";
import { goldOf } from "../../panel/certain";
import { CURSE, ITEMS, TOKENS } from "../board/pieces/icons.svelte";
import { isSide, throughWall } from "../board/geometry";
import type { FiguresView, ItemName, KarakView, TokenName, TokenView } from "../view";
import { lastWord } from "./figures";
import { ARROW, DROP, GATE, STOP, STRIKE, TURN_RIGHT } from "./paths";
import { HEART } from "../../heroes/hearts";

// Karak's additions to an act.
export interface KarakAct extends Act {
  wide: boolean; // has a word too long for half a row
}

const TURNS: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };
const ORDER = ["fight", "open", "take", "go", "portal", "resolve", "reroll", "bolt", "sacrifice"]; // all others come after these, ending the turn last
const OWN_CURSE = ["karak-act-curse-self", "karak-act-curse-stay"];
const RARE = ["cast", "swap"];
const LONG_WORD = /[^\s-]{15}/;
const DANGERS = ["karak-act-resolve-lose", "karak-act-resolve-fall"];

export const verbOf = (act: string): string => act.split(" ")[0];
export const percent = (chance: number): number => Math.round(chance * 100);

export function actsOf(options: Option[], hinted: string, view: KarakView): KarakAct[] {
  const gold = goldOf(options, hinted, ({ say }) => say.id === "karak-act-resolve-win");
  const sorted = [...options].sort((a, b) => rank(a) - rank(b));
  return sorted.map((option) => ({ ...actOf(option, view), best: gold.has(option.act) }));
}

function actOf(option: Option, view: KarakView): Omit<KarakAct, "best"> {
  const title = titleOf(option);
  const remark = [bringing(option, view.figures), walled(option, view), odds(option)].filter(Boolean).join(" · ");
  return {
    act: option.act,
    title,
    remark,
    danger: DANGERS.includes(option.say.id),
    wide: LONG_WORD.test(`${title} ${remark}`),
    picture: pictureOf(option),
  };
}

function rank({ act, say: { id } }: Option): number {
  const verb = verbOf(act);
  if (verb === "stop") return 99;
  if (OWN_CURSE.includes(id)) return 60;
  if (RARE.includes(verb)) return 50;
  const place = ORDER.indexOf(verb);
  return place < 0 ? 20 : place;
}

// Shorter titles, because the panel already shows the opponent.
const SHORTLY: Record<string, string> = {
  resolve: "web-karak-strike",
  fight: "web-karak-verb-fight",
  sneak: "web-karak-sneak",
};

// Only a fight that is won ends with a strike.
const ENDINGS: Record<string, string> = {
  "karak-act-resolve-tie": "web-karak-draw-back",
  "karak-act-resolve-lose": "web-karak-take-blow",
  "karak-act-resolve-fall": "web-karak-take-blow",
};

function titleOf({ act, say: message }: Option): string {
  if (verbOf(act) === "go") return say("karak-act-go", message.args);
  if (message.id in ENDINGS) return say(ENDINGS[message.id]);
  if (act in SHORTLY) return say(SHORTLY[act]);
  return sayMessage(message);
}

const BRINGS: Record<string, string> = {
  "karak-act-go-discover": "web-karak-then-discover",
  "karak-act-take": "web-karak-then-ends",
  "karak-act-open": "web-karak-then-treasure",
  "karak-act-stop-heal": "web-karak-then-heals",
  "karak-act-swap": "web-karak-then-steps",
  "karak-act-sacrifice": "web-karak-then-costs",
  "karak-act-resolve-win": "web-karak-then-win",
  "karak-act-resolve-tie": "web-karak-then-tie",
  "karak-act-resolve-lose": "web-karak-then-lose",
  "karak-act-resolve-fall": "web-karak-then-fall",
};

function bringing({ say: { id, args } }: Option, { tokens }: FiguresView): string {
  if (id === "karak-act-go-monster" || id === "karak-act-fight") return say(String(args?.token));
  if (id === "karak-act-keep") return strengthOf(tokens[lastWord(args?.token) as TokenName]);
  return BRINGS[id] ? say(BRINGS[id]) : "";
}

function walled({ act, say: { id } }: Option, view: KarakView): string {
  const side = act.split(" ")[1];
  if (verbOf(act) !== "go" || id.endsWith("-discover") || !isSide(side)) return "";
  return throughWall(view, view.heroes[view.turn].tile, side) ? say("web-karak-then-wall") : "";
}

function strengthOf({ strength }: TokenView): string {
  return strength ? say("web-karak-strength", { number: strength }) : "";
}

function odds({ act, chance }: Option): string {
  if (chance === null || chance === undefined) return "";
  if (act === "bolt" || act === "sacrifice") return say(chance ? "web-karak-enough" : "web-karak-not-enough");
  return say("table-chance", { percent: percent(chance) });
}

function pictureOf({ act, say: { args = {} } }: Option): Picture | null {
  const verb = verbOf(act);
  if (verb === "go") return { path: ARROW, turn: TURNS[lastWord(args.side)] };
  if (verb === "sneak") return { path: HEROES.aderyn.icon };
  if (args.token) return { path: TOKENS[lastWord(args.token) as TokenName] };
  if (args.item) return { path: ITEMS[lastWord(args.item) as ItemName] };
  if (args.hero) return crestOf(lastWord(args.hero));
  return PICTURES[verb] ? { path: PICTURES[verb]() } : null;
}

function crestOf(word: string): Picture | null {
  const crest = HEROES[word as HeroName];
  return crest ? { path: crest.icon, colour: crest.colour } : { path: CURSE };
}

// Read when they are needed: some icons are loaded after this file.
const PICTURES: Record<string, () => string> = {
  stop: () => STOP,
  resolve: () => STRIKE,
  bolt: () => ITEMS.bolt,
  open: () => TOKENS.chest,
  reroll: () => TURN_RIGHT,
  portal: () => GATE,
  sacrifice: () => HEART,
  cast: () => ITEMS.healing,
  revive: () => DROP,
};
