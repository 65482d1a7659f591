// Whoever comes back finds the file that was changed last; "" is a new one.

import { keepings } from "../../cards/wire";
import { me } from "../../lib/server/me.svelte";
import { readDraft } from "./draft";

export async function lastFile(): Promise<string> {
  const draft = readDraft();
  if (draft || !me.person) return draft?.id ?? "";
  const files = (await keepings()).filter(({ kind }) => kind === "cards");
  return files.toSorted((a, b) => b.touched - a.touched)[0]?.id ?? "";
}
