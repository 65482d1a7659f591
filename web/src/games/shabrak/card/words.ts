// The texts of a card in the current language. Names written by people are shown as they are.

import { sayMessage, say, words } from "../../../lib/words.svelte";
import type { CardView } from "../view";
import { ownOf } from "./own.svelte";

export const nameOf = (name: string): string => (words.has(name) ? say(name) : name);
// A word such as “commander” or “exhausted”, in the gender of the card's warrior.
export const sayOf = (id: string, { name }: { name: string }): string =>
  (words.attribute(name, "gender") === "f" && words.attribute(id, "feminine")) || say(id);
export const flavourOf = ({ id, name, flavour }: CardView & { flavour?: string }): string =>
  words.has(name) ? words.attribute(name, "flavour") : (flavour ?? ownOf(id).flavour ?? "");
export const textsOf = (card: CardView): string[] => (card.text ?? []).map(sayMessage);
