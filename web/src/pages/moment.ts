// A moment of the server (milliseconds) as people write it.

import { words } from "../lib/words.svelte";

export const sayMoment = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
