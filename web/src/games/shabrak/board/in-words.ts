// A warrior as text, for people who do not see the card, and for the panel.

import { say } from "../../../lib/words.svelte";
import { nameOf, sayOf, textsOf } from "../card/words";
import { cardIn, faceOf, type ShabrakView, type WarriorView } from "../view";

// The names of the enemies with these numbers.
export function namesOf(view: ShabrakView, seat: number, numbers: number[]): string {
  const found = view.players[seat].row.filter(({ number }) => numbers.includes(number));
  return found.map((one) => nameOf(cardIn(view, one).name)).join(", ");
}

// The enemies it faces, and those it reaches.
export function reachOf(view: ShabrakView, seat: number, warrior: WarriorView): string[] {
  const enemy = 1 - seat;
  const faces = namesOf(view, enemy, warrior.faces);
  const reaches = namesOf(view, enemy, warrior.reaches);
  return [
    faces && say("web-shabrak-faces", { names: faces }),
    reaches && say("web-shabrak-reaches", { names: reaches }),
  ].filter(Boolean);
}

export function figuresOf(warrior: WarriorView): string {
  const { attack, defence, pressure } = warrior;
  return say("web-shabrak-figures", { attack, defence, pressure });
}

export function labelOf(view: ShabrakView, seat: number, warrior: WarriorView): string {
  const card = cardIn(view, warrior);
  const worn = faceOf(view, warrior.equipment);
  const marks = [
    card.commander && sayOf("shabrak-commander", card),
    sayOf(`shabrak-status-${warrior.status}`, card),
    warrior.shield && say("web-shabrak-shield"),
    warrior.guard && say("web-shabrak-guard"),
    worn && say("web-shabrak-wears", { card: worn.name }),
  ];
  const down = warrior.status === "overpowered";
  const said = [
    `${nameOf(card.name)}: ${marks.filter(Boolean).join(", ")}`,
    ...(down ? [] : [figuresOf(warrior), ...reachOf(view, seat, warrior), ...textsOf(card)]),
  ];
  return said.map((sentence) => sentence.replace(/\.?$/, ".")).join(" ");
}
