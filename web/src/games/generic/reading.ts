// Translates ids of the game's words and messages; shows everything else as it is.

import { sayNumber } from "../../lib/figures";
import { say, sayMessage } from "../../lib/words.svelte";
import type { Play } from "../play";
import type { Reading } from "./view";

export function readingOf(play: Play): Reading {
  const prefix = `${play.table.game}-`;
  return {
    nameOf: (seat) => play.nameOf(seat),
    wordOf: (text) => (text.startsWith(prefix) ? say(text) : text),
    sayOf: sayMessage,
    numberOf: (value) => sayNumber(value, { maximumFractionDigits: 2 }),
  };
}
