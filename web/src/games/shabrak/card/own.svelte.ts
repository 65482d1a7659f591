// The pictures and jokes of cards that people wrote: a match knows a card only by its id, but its table has the card file.

import { eventually } from "../../../lib/eventually";

interface Own {
  picture?: string;
  flavour?: string;
}

let known = $state.raw<Record<string, Own>>({});
let read = "";

export const ownOf = (id: string): Own => known[id] ?? {};

// Reads the card file of a table once.
export async function readOwn(file: unknown): Promise<void> {
  if (typeof file !== "string" || file === read) return;
  read = file;
  const { cardsOf, textOf } = await eventually(() => import("../../../workshop/text/cards"));
  known = Object.fromEntries(
    cardsOf(file).map((card) => [
      textOf(card, "id"),
      { picture: textOf(card, "picture"), flavour: textOf(card, "flavour") },
    ]),
  );
}
