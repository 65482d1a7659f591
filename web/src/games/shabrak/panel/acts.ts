// Turns options into buttons: which belong to the selected thing, their titles, and which of them are gold.
// The server alone decides what is allowed: only its options are shown.

import type { Act } from "../../panel/act";
import { goldOf } from "../../panel/certain";
import type { Message, Option } from "../../../lib/server/wire";
import { sayMessage } from "../../../lib/words.svelte";
import { sceneOf, signOf } from "../card/look";
import { ATTACK } from "../card/signs";
import { cardOf, thingsOf, verbOf } from "../things";
import type { ShabrakView } from "../view";

const FEW = 4; // up to this many are all shown at once
const GENERAL = ["sark", "end", "yes", "no"];
const ORDER = [
  "attack",
  "ability",
  "rest",
  "gear",
  "choose",
  "play",
  "discard",
  "retrieve",
  "lay",
  "sark",
  "yes",
  "no",
  "end",
];
const wins = ({ say: { id } }: Option): boolean => id === "shabrak-act-attack-overpower";

export interface Acts {
  first: Act[]; // acts of the selected thing, and those that are always available
  rest: Act[]; // the others, folded away
}

export function actsOf(options: Option[], view: ShabrakView, seat: number, chosen: string, hinted: string): Acts {
  const asked = view.phase !== "turn" && view.phase !== "lay"; // a pending choice allows no other acts
  const all = options.length <= FEW || asked;
  const isFirst = ({ act }: Option) =>
    all || GENERAL.includes(verbOf(act)) || act === hinted || thingsOf(act, seat).includes(chosen);
  const sorted = options.toSorted((one, other) => rank(one) - rank(other));
  const first = sorted.filter(isFirst);
  const gold = goldOf(options, hinted, wins);
  const shown = (option: Option): Act => ({ ...shownOf(option, view, seat, chosen), best: gold.has(option.act) });
  return { first: first.map(shown), rest: sorted.filter((option) => !isFirst(option)).map(shown) };
}

const rank = ({ act }: Option): number => ORDER.indexOf(verbOf(act));

// Keeps the option's own sentence, but splits an attack into two lines and leaves out what the selection shows.
function shownOf({ act, say: message }: Option, view: ShabrakView, seat: number, chosen: string): Omit<Act, "best"> {
  const name = sayMessage(message);
  const [, title, remark] = (verbOf(act) === "attack" && SENTENCE.exec(name)) || ["", name, ""];
  return {
    act,
    title,
    remark,
    clear: clearIn(act, title, message, thingsOf(act, seat)[0] === chosen),
    danger: false,
    picture: pictureFor(act, view, seat),
  };
}

const SENTENCE = /^(.*?:)\s(.*)$/s;
const CARD = /^[^:]*:\s/; // the heading names the card

function clearIn(act: string, title: string, { id, args = {} }: Message, isChosen: boolean): string {
  if (/^shabrak-act-choose-(own|enemy)$/.test(id)) return CARD.exec(title)?.[0] ?? "";
  return verbOf(act) === "attack" && isChosen ? withWhom(title, phrase(args.warrior), phrase(args.other)) : "";
}

// The words that name the attacker, in any language: "Attack “Oaf” with “Thresher”".
export function withWhom(title: string, warrior: string, other: string): string {
  const [own, enemy] = [title.lastIndexOf(warrior), title.indexOf(other)];
  if (own < 0 || enemy < 0 || warrior === other) return "";
  return own < enemy
    ? title.slice(0, own + warrior.length + 1)
    : title.slice(enemy + other.length, own + warrior.length);
}

const phrase = (value: unknown): string => (typeof value === "object" ? sayMessage(value as Message) : String(value));

function pictureFor(act: string, view: ShabrakView, seat: number): Act["picture"] {
  if (verbOf(act) === "attack") return { path: ATTACK };
  const card = cardOf(view, thingsOf(act, seat)[0] ?? "", seat);
  return card ? { path: signOf(card), scene: { game: "shabrak", of: sceneOf(card), kind: card.kind } } : null;
}
