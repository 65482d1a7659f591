// Positions and sizes of the cards in the rows: two rows of at most five, with their half places.

export const MOST = 5; // warriors in a row
const WIDEST = 164; // pixels from one warrior to the next
const TABLE = 116; // pixels of width from which a card has room for its text
const WIDEST_SMALL = 116;
const SMALLEST = 64;
const TALL = { table: 1.5, small: 1.78 }; // height divided by width of a card
const GAP = { table: 14, small: 5 };
const BELOW = { table: 30, small: 23 }; // pixels for the equipment, at the back of a card
const EDGE = 8; // pixels for the rings of the outermost cards
const BETWEEN = { table: 66, small: 40 }; // pixels between the rows

export type Size = "small" | "table";

export interface Places {
  size: Size;
  pitch: number;
  width: number; // width of a card
  height: number;
  between: number;
  top: [number, number]; // of the upper and the lower row
}

export function placesIn(width: number, height: number): Places {
  const pitch = Math.min(WIDEST, (width - EDGE) / MOST);
  const size: Size = pitch - GAP.table >= TABLE && roomFor("table", height) >= TABLE * TALL.table ? "table" : "small";
  const room = roomFor(size, height);
  const card = Math.min(
    pitch - GAP[size],
    size === "table" ? room / TALL.table : Math.max(SMALLEST, Math.min(WIDEST_SMALL, room / 1.6)),
  );
  const tall = Math.min(card * TALL[size], Math.max(room, 108));
  const used = 2 * (tall + BELOW[size]) + BETWEEN[size];
  const top = Math.max(0, (height - used) / 2) + BELOW[size];
  return {
    size,
    pitch: card + GAP[size],
    width: card,
    height: tall,
    between: BETWEEN[size],
    top: [top, top + tall + BETWEEN[size]],
  };
}

// The height of a card if two rows share this height.
const roomFor = (size: Size, height: number): number => (height - BETWEEN[size]) / 2 - BELOW[size];

// The middle of a warrior's place; `at` is in halves from the middle of the arena.
export const middleOf = (at: number, { pitch }: Places, width: number): number => width / 2 + (at * pitch) / 2;
