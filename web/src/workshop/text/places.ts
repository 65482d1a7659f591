// Where a fault of the file is: in the text, on which card, and in which field of the form.

import type { Fault } from "../../cards/wire";
import { span } from "../../lib/marked-text/marks";
import { cardsOf } from "./cards";

export interface Placed extends Fault {
  at: number; // in the text
  block: number; // the card by its number in the file, -1 for the file itself
  field: string; // "" for the card as a whole
  index: number; // of an ability; -1 elsewhere
  within: number; // letters from the beginning of the ability
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
