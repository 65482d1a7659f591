// What a card says, in the words of the language that is spoken. Names that somebody wrote are shown as they are.

import { sayMessage, say, words } from "../../../lib/words.svelte";
import type { CardView } from "../view";

export const nameOf = (name: string): string => (words.has(name) ? say(name) : name);
export const flavourOf = ({ name }: CardView): string => (words.has(name) ? words.attribute(name, "flavour") : "");
export const textsOf = (card: CardView): string[] => (card.text ?? []).map(sayMessage);
