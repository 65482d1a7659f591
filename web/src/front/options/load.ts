// Loads the options of a table with their words on first use, so that nothing moves afterwards.

import { eventually } from "../../lib/eventually";
import { words } from "../../lib/words.svelte";

export async function loadOptions(): Promise<typeof import("./TableOptions.svelte").default> {
  const [{ default: TableOptions }] = await Promise.all([
    eventually(() => import("./TableOptions.svelte")),
    words.learn("options"),
  ]);
  return TableOptions;
}
