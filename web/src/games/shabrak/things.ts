// The things that acts are about. Everything on the table that can be selected has a word: "1.3" is the third warrior
// of seat 1, "hand k3" a card in hand, "waiting 4" a warrior that is not laid yet, "sark" the sark of the deciding
// player.

import type { Message, Option } from "../../lib/server/wire";
import { cardIn, faceOf, type CardView, type ShabrakView, type WarriorView } from "./view";

export const fighter = (seat: number, number: number | string): string => `${seat + 1}.${number}`;
export const isFighter = (thing: string): boolean => /^[12]\.\d$/.test(thing);
export const seatOf = (thing: string): number => Number(thing[0]) - 1;
export const numberOf = (thing: string): number => Number(thing.slice(2));
export const verbOf = (act: string): string => act.split(" ")[0];

export function warriorOf(view: ShabrakView, thing: string): WarriorView | undefined {
  return isFighter(thing)
    ? view.players[seatOf(thing)].row.find(({ number }) => number === numberOf(thing))
    : undefined;
}

// The things that an act of this seat is about; the first is the one to select for it.
export function thingsOf(act: string, seat: number): string[] {
  const [verb, first, second] = act.split(" ");
  if (verb === "attack") return [fighter(seat, first), fighter(1 - seat, second)];
  if (verb === "choose") return [fighter(first === "own" ? seat : 1 - seat, second)];
  if (["ability", "rest", "gear"].includes(verb)) return [fighter(seat, first)];
  if (verb === "play" || verb === "discard") return [`hand ${first}`];
  if (verb === "lay") return [`waiting ${first}`];
  return verb === "sark" ? ["sark"] : [];
}

export const actsAbout = (options: Option[], thing: string, seat: number): Option[] =>
  options.filter(({ act }) => thingsOf(act, seat).includes(thing));

// The act that a click on a warrior plays at once: choose it for a card, or attack it with the selected warrior.
export function directAct(options: Option[], thing: string, chosen: string, seat: number): Option | undefined {
  return options.find(({ act }) => {
    const [one, other] = thingsOf(act, seat);
    if (verbOf(act) === "choose") return one === thing;
    return verbOf(act) === "attack" && one === chosen && other === thing;
  });
}

// The card of a thing; things other than warriors belong to this seat.
export function cardOf(view: ShabrakView, thing: string, seat: number): CardView | null {
  const warrior = warriorOf(view, thing);
  if (warrior) return cardIn(view, warrior);
  const { sark, hand, waiting } = view.players[seat];
  if (thing === "sark") return faceOf(view, sark);
  const [where, word] = thing.split(" ");
  const held = { hand, waiting }[where]?.find((one) => one.word === word);
  return held ? cardIn(view, held) : null;
}

// The warriors that an event is about.
export function fightersIn({ args = {} }: Message): string[] {
  return Object.values(args).flatMap((value) => {
    const found = typeof value === "object" ? value.args?.fighter : undefined;
    return typeof found === "string" ? [found] : [];
  });
}
