// The place of a fault in the file: its position in the text, the card, and the field of the form.

import type { Fault } from "../../cards/wire";
import { span } from "../../lib/marked-text/marks";
import { cardsOf } from "./cards";

export interface Placed extends Fault {
  at: number; // position in the text
  block: number; // the number of the card in the file, -1 for the file itself
  field: string; // "" for the card as a whole
  index: number; // index of the ability; -1 elsewhere
  within: number; // characters from the beginning of the ability
}

export function placed(text: string, faults: Fault[]): Placed[] {
  const cards = cardsOf(text);
  return faults.map((fault) => {
    const [at] = fault.line ? span(text, fault) : [0];
    const block = fault.line ? cards.findLastIndex(({ from, to }) => from <= at && at <= to) : -1;
    const entry =
      block < 0 ? undefined : [...cards[block].entries.values()].find(({ from, to }) => from <= at && at <= to);
    const index = entry ? entry.strings.findIndex(({ from, to }) => from <= at && at <= to) : -1;
    const within = entry && index >= 0 ? Math.max(0, at - entry.strings[index].from - 1) : 0;
    return { ...fault, at, block, field: entry?.key ?? "", index, within };
  });
}
