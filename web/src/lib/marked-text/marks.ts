// The positions of faults in a text. Lines and columns count from 1; a column is a character as people count: an emoji
// is one.

export interface Spot {
  line?: number;
  column?: number;
}

export interface Piece {
  text: string;
  marked: boolean;
}

const WORD = /^[\p{L}\p{N}_-]+|^\S/u; // a mark covers the word that begins there

// Every line of the text, split at its marks.
export function marked(text: string, spots: Spot[]): Piece[][] {
  return text.split("\n").map((line, at) => {
    const columns = spots.filter((spot) => spot.line === at + 1).map((spot) => offset(line, spot.column ?? 1));
    return cut(
      line,
      [...new Set(columns)].toSorted((one, other) => one - other),
    );
  });
}

// The start and the end of the word at that place, as offsets in the whole text.
export function span(text: string, { line = 1, column = 1 }: Spot): [from: number, to: number] {
  const lines = text.split("\n");
  const within = lines[line - 1] ?? "";
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const from = Math.min(before, text.length) + offset(within, column);
  return [from, from + lengthAt(within, offset(within, column))];
}

const offset = (line: string, column: number): number => [...line].slice(0, column - 1).join("").length;
const lengthAt = (line: string, at: number): number => WORD.exec(line.slice(at))?.[0].length ?? 0;

function cut(line: string, places: number[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const place of places) {
    if (place < done) continue; // inside the previous mark
    const end = place + Math.max(1, lengthAt(line, place));
    pieces.push(
      { text: line.slice(done, place), marked: false },
      { text: line.slice(place, end) || " ", marked: true },
    );
    done = end;
  }
  pieces.push({ text: line.slice(done), marked: false });
  return pieces.filter(({ text }) => text);
}
