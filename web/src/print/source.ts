// What is printed, whatever the game.

import type { Fault } from "../cards/wire";

export interface Source<Card> {
  name: string; // a message if there is one of that id, else as somebody wrote it
  cards: Card[]; // each as often as it is printed
  counted: boolean; // it says how many of each; of other cards people may want more than one
  faults: Fault[];
}

export const ALL = "?cards=all";
export const asked = (key: string, value: string): string => `?${new URLSearchParams({ [key]: value })}`;
