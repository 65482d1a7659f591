// The text in pieces, each with how it looks: headers, keys, strings, comments; and what is wrong.

import { marked } from "./places";

export interface Piece {
  text: string;
  look: "plain" | "header" | "key" | "string" | "comment";
  wrong: boolean;
}

const LOOKS = /(?<comment>#[^\n]*)|(?<string>"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*')|(?<header>^[ \t]*\[\[?[\w.-]+\]\]?)|(?<key>^[ \t]*[\w-]+(?=[ \t]*=))/gm;

export function painted(text: string, faults: number[]): Piece[] {
  const marks = faults.map((at) => marked(text, at)).toSorted((one, other) => one.from - other.from);
  return looks(text).flatMap(({ from, to, look }) => {
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
