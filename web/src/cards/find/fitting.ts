// Which cards fit what is searched for: every word stands somewhere on the card, and of each filter one choice is true of it.

import { plain } from "./plain";

export interface Entry<Card> {
  card: Card;
  said: string; // all that can be searched for, plain
  traits: Record<string, string[]>; // by filter
}

export interface Filter {
  name: string;
  label: string;
  choices: { value: string; label: string }[];
}

export interface Wanted {
  text: string;
  chosen: Record<string, string[]>; // by filter; none chosen fits all
}

export function fitting<Card>(entries: Entry<Card>[], { text, chosen }: Wanted): Card[] {
  const sought = plain(text).split(/\s+/).filter(Boolean);
  const limits = Object.entries(chosen).filter(([, values]) => values.length);
  const fits = ({ said, traits }: Entry<Card>) =>
    sought.every((word) => said.includes(word)) &&
    limits.every(([name, values]) => values.some((value) => traits[name]?.includes(value)));
  return entries.filter(fits).map(({ card }) => card);
}
