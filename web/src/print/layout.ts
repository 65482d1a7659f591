// Lays out cards on sheets of paper: nine of the usual size on each, edge to edge, so that one cut serves two cards.

export const CARD = { width: 63, height: 88 }; // millimetres
export const ACROSS = 3;
export const DOWN = 3;
export const PAPERS = {
  a4: { width: 210, height: 297, css: "210mm 297mm" },
  letter: { width: 215.9, height: 279.4, css: "8.5in 11in" },
} as const;
export type Paper = keyof typeof PAPERS;

const AWAY = 1.2; // gap between marks and cards, whose edges may be cut a little wide
const LONG = 5;

export interface Sheet<T> {
  side: "front" | "back";
  places: (T | null)[]; // nine places, row by row
}

// With backs, every sheet is followed by its reverse, mirrored as for turning the paper over its long edge.
export function sheets<T>(cards: T[], backs: boolean): Sheet<T>[] {
  const room = ACROSS * DOWN;
  const fronts = Array.from({ length: Math.ceil(cards.length / room) }, (_, n) =>
    Array.from({ length: room }, (_, i) => cards[n * room + i] ?? null),
  );
  return fronts.flatMap((places): Sheet<T>[] => {
    const front: Sheet<T> = { side: "front", places };
    return backs ? [front, { side: "back", places: mirrored(places) }] : [front];
  });
}

const mirrored = <T>(places: T[]): T[] => places.map((_, i) => places[i - (i % ACROSS) + (ACROSS - 1 - (i % ACROSS))]);

// The offset of the block of cards.
export const margins = (paper: Paper): { left: number; top: number } => ({
  left: (PAPERS[paper].width - ACROSS * CARD.width) / 2,
  top: (PAPERS[paper].height - DOWN * CARD.height) / 2,
});

// Short lines outside the block, at both ends of every cut, as an SVG path in millimetres.
export function cutMarks(paper: Paper): string {
  const { left, top } = margins(paper);
  const right = left + ACROSS * CARD.width;
  const bottom = top + DOWN * CARD.height;
  const upright = edges(ACROSS, left, CARD.width).map(
    (x) => `M${x} ${top - AWAY}v${-LONG}M${x} ${bottom + AWAY}v${LONG}`,
  );
  const level = edges(DOWN, top, CARD.height).map((y) => `M${left - AWAY} ${y}h${-LONG}M${right + AWAY} ${y}h${LONG}`);
  return [...upright, ...level].join("");
}

const edges = (count: number, from: number, step: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => Number((from + i * step).toFixed(2)));
