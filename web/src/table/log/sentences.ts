// The log in words.

import type { Line } from "../../lib/server/wire";
import { say, sayMessage } from "../../lib/words.svelte";

type NameOf = (seat: number) => string;

// The line in words; empty if there is nothing to show.
export function sayLine(line: Line, nameOf: NameOf): string {
  return line.fact ? sayFact(line, nameOf) : (line.events ?? []).map(sayMessage).join(" ");
}

function sayFact({ fact, by, who }: Line, nameOf: NameOf): string {
  const together = by === undefined || by === null;
  const name = together ? "" : nameOf(by);
  if (fact === "undo") return say(together ? "web-table-fact-undo-agreed" : "web-table-fact-undo", { name });
  if (fact === "resign") return say("server-page-fact-resign", { name });
  if (fact === "timeout") return say("server-page-fact-timeout", { name });
  if (fact === "handover" && who) return say("server-page-fact-handover", { name, level: who });
  if (fact === "handover") return say("server-page-fact-return", { name });
  if (fact === "draw") return say("server-page-fact-draw");
  if (fact === "abort") return say("server-page-fact-abort");
  return say("server-page-fact-reveal", { seed: who ?? "" });
}
