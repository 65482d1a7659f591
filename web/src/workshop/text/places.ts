// Where a fault of the file is: in the text, on which card, and in which field of the form.

import type { Message } from "../../lib/wire";
import { cardsOf } from "./cards";

export interface Fault {
  say: Message;
  line?: number;
  column?: number;
}

export interface Placed extends Fault {
  at: number; // in the text
  card: number; // by its number in the file, -1 for the file itself
  field: string; // "" for the card as a whole
  index: number; // of an ability; -1 elsewhere
  within: number; // letters from the beginning of the ability
}

// The server counts lines and letters from 1, and letters as people do: an emoji is one.
export function offsetOf(text: string, line: number, column: number): number {
  let from = 0;
  for (let n = 1; n < line; n += 1) {
    const next = text.indexOf("\n", from);
    if (next < 0) return text.length;
    from = next + 1;
  }
  const end = text.indexOf("\n", from);
  const letters = [...text.slice(from, end < 0 ? text.length : end)];
  return from + letters.slice(0, column - 1).join("").length;
}

export function placed(text: string, faults: Fault[]): Placed[] {
  const cards = cardsOf(text);
  return faults.map((fault) => {
    const at = fault.line ? offsetOf(text, fault.line, fault.column ?? 1) : 0;
    const card = fault.line ? cards.findLastIndex((block) => block.from <= at && at <= block.to) : -1;
    const entry = card < 0 ? undefined : [...cards[card].entries.values()].find(({ from, to }) => from <= at && at <= to);
    const index = entry ? entry.strings.findIndex(({ from, to }) => from <= at && at <= to) : -1;
    const within = entry && index >= 0 ? Math.max(0, at - entry.strings[index].from - 1) : 0;
    return { ...fault, at, card, field: entry?.key ?? "", index, within };
  });
}

// What the mark under a fault covers: the word there, or at least one letter.
export function marked(text: string, at: number): { from: number; to: number } {
  const word = /^[\p{L}\p{N}_-]+|^"[^"\n]*"?|^\S/u.exec(text.slice(at, at + 60));
  return { from: at, to: at + (word ? word[0].length : 1) };
}
