// What to print, for any game.

import type { Fault } from "../cards/wire";

export interface Source<Card> {
  name: string; // a message id, or a name that a person wrote
  cards: Card[]; // each card once per copy
  counted: boolean; // whether the source says how many of each; otherwise people may want more than one
  faults: Fault[];
}

export const ALL = "?cards=all";
export const asked = (key: string, value: string): string => `?${new URLSearchParams({ [key]: value })}`;
