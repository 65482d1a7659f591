// The names of seats, bots and game options.

import { attempt } from "../lib/notice.svelte";
import { saySeated } from "../lib/people";
import { say, words } from "../lib/words.svelte";
import type { Seat } from "../lib/server/wire";

// The words of options are loaded when they are first needed.
export const learnOptions = (): Promise<void> => attempt(() => words.learn("options"));

export function sayWho(seat: Seat): string {
  if (seat.kind === "open") return say("web-front-seat-free");
  return saySeated(seat);
}

// An option of a game, or one of its values: in its own words if there are any, else by its bare name. Options that
// every seat has, such as `deck1` and `deck2`, share their values.
export function sayOption(game: string, option: string, value?: unknown): string {
  const ids = value === undefined ? [option] : [`${option}-${value}`, `${option.replace(/\d+$/, "")}-${value}`];
  const id = ids.map((id) => `option-${game}-${id}`).find((id) => words.has(id));
  return id ? say(id) : String(value ?? option);
}

// What an option changes, and which edition uses it.
export const aboutOption = (game: string, option: string): string =>
  words.attribute(`option-${game}-${option}`, "about");
