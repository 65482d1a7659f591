// Decides which cards match a search: every word must occur on the card, and one choice of each filter must apply to
// it.

import { plain } from "./plain";

export interface Entry<Card> {
  card: Card;
  said: string; // all searchable text, without accents
  traits: Record<string, string[]>; // values by filter
}

export interface Filter {
  name: string;
  label: string;
  choices: { value: string; label: string }[];
}

export interface Wanted {
  text: string;
  chosen: Record<string, string[]>; // choices by filter; a filter without choices matches everything
}

export function fitting<Card>(entries: Entry<Card>[], { text, chosen }: Wanted): Card[] {
  const sought = plain(text).split(/\s+/).filter(Boolean);
  const limits = Object.entries(chosen).filter(([, values]) => values.length);
  const fits = ({ said, traits }: Entry<Card>) =>
    sought.every((word) => said.includes(word)) &&
    limits.every(([name, values]) => values.some((value) => traits[name]?.includes(value)));
  return entries.filter(fits).map(({ card }) => card);
}
