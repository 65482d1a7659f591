// Changes to a deck that the server does not have yet, stored in this browser so that leaving the page loses nothing.

import type { Deck } from "../wire";

const KEY = "deck-unsaved";

export interface Unsaved {
  source: string;
  deck: Deck;
  cards: string;
}

export const remember = (unsaved: Unsaved): void => localStorage.setItem(KEY, JSON.stringify(unsaved));
export const forget = (): void => localStorage.removeItem(KEY);

export function remembered(source: string): Unsaved | null {
  try {
    const unsaved: Unsaved | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return unsaved?.source === source ? unsaved : null;
  } catch {
    return null;
  }
}
