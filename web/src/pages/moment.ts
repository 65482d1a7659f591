// Formats a time of the server (milliseconds) in the current language.

import { words } from "../lib/words.svelte";

export const sayMoment = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
