// The text in pieces, each with how it looks: headers, keys, strings, comments; and what is wrong.

import { marked } from "./places";

export interface Piece {
  text: string;
  look: "plain" | "header" | "key" | "string" | "comment";
  wrong: boolean;
}

const LOOKS = /(?<comment>#[^\n]*)|(?<string>"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*')|(?<header>^[ \t]*\[\[?[\w.-]+\]\]?)|(?<key>^[ \t]*[\w-]+(?=[ \t]*=))/gm;

export function painted(text: string, faults: number[], coloured = true): Piece[] {
  const marks = faults.map((at) => marked(text, at)).toSorted((one, other) => one.from - other.from);
  const whole = { from: 0, to: text.length, look: "plain" as const };
  return (coloured ? looks(text) : [whole]).flatMap(({ from, to, look }) => {
    const edges = marks.flatMap((mark) => [mark.from, mark.to]).filter((edge) => edge > from && edge < to);
    const ends = [from, ...new Set(edges.toSorted((one, other) => one - other)), to];
    return ends.slice(1).map((end, i): Piece => {
      const wrong = marks.some((mark) => mark.from <= ends[i] && end <= mark.to);
      return { text: text.slice(ends[i], end), look, wrong };
    });
  });
}

function looks(text: string): { from: number; to: number; look: Piece["look"] }[] {
  const found: { from: number; to: number; look: Piece["look"] }[] = [];
  let last = 0;
  const upTo = (from: number) => from > last && found.push({ from: last, to: from, look: "plain" });
  for (const match of text.matchAll(LOOKS)) {
    upTo(match.index);
    last = match.index + match[0].length;
    const look = (Object.keys(match.groups!) as Piece["look"][]).find((name) => match.groups![name] !== undefined)!;
    found.push({ from: match.index, to: last, look });
  }
  upTo(text.length);
  return found;
}

// The numbers of all lines in as few pieces as there can be: each wrong one alone, the others together.
export function numbered(lines: number, wrong: number[]): { text: string; wrong: boolean }[] {
  const column = (from: number, to: number): string => Array.from({ length: to - from }, (_, i) => `${from + i}\n`).join("");
  const pieces: { text: string; wrong: boolean }[] = [];
  let next = 1;
  for (const line of [...new Set(wrong)].toSorted((one, other) => one - other)) {
    if (line > next) pieces.push({ text: column(next, line), wrong: false });
    pieces.push({ text: column(line, line + 1), wrong: true });
    next = line + 1;
  }
  if (next <= lines) pieces.push({ text: column(next, lines + 1), wrong: false });
  return pieces;
}
