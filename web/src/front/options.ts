// The choices of a table, with their words: both come when somebody first looks at them, and nothing moves afterwards.

import { words } from "../lib/words.svelte";

export async function choices(): Promise<typeof import("./Options.svelte").default> {
  const [{ default: Options }] = await Promise.all([import("./Options.svelte"), words.learn("options")]);
  return Options;
}
