// The types of Goblin's view, and their names on the page.

import type { CardView, Colour, MonsterView } from "../../lib/generated/goblin";

export type * from "../../lib/generated/goblin";

// What the monster does while a fight is settled.
export type Blow = "" | "beaten" | "strikes";

export const LEVELS = ["i", "ii", "iii"] as const;
export const LEVEL_NAMES = ["I", "II", "III"] as const;
export const COLOURS: Colour[] = ["green", "blue", "red", "yellow"];
export const KEYS: Colour[] = ["green", "yellow", "red"]; // in the order in which they are won

// The word of a card in acts: the third starting card of a hero is s3.
export const wordOf = (id: string): string => (id.includes("-") ? `s${id.replace(/^.*-/, "")}` : id);
export const isStarting = ({ id }: CardView): boolean => id.includes("-");
export const isMonster = (thing: CardView | MonsterView): thing is MonsterView => "reward" in thing;
export const isColour = (curse: string): curse is Colour => (COLOURS as string[]).includes(curse);
