// The log in words.

import type { Line } from "../../lib/server/wire";
import { sayBot } from "../../lib/people";
import { say } from "../../lib/words.svelte";
import { tell, type Happened } from "./story";

type NameOf = (seat: number) => string;

export interface LogSentence {
  n: number; // of the newest line that it tells of
  text: string;
  fact: boolean;
}

// One line in words, on its own: it names everybody. Empty if there is nothing to show.
export function sayLine(line: Line, nameOf: NameOf): string {
  return line.fact
    ? sayFact(line, nameOf)
    : tell(line.events ?? [])
        .map(({ text }) => text)
        .join(" ");
}

// The lines as a story: what one hero does is joined into sentences, across lines.
export function sayLines(lines: Line[], nameOf: NameOf): LogSentence[] {
  const sentences: LogSentence[] = [];
  let events: Happened[] = [];
  const tellThem = () => {
    sentences.push(...tell(events).map(({ text, n = 0 }) => ({ n, text, fact: false })));
    events = [];
  };
  for (const line of lines) {
    if (line.fact) {
      tellThem();
      sentences.push({ n: line.n, text: sayFact(line, nameOf), fact: true });
    } else events.push(...(line.events ?? []).map((event) => ({ ...event, n: line.n })));
  }
  tellThem();
  return sentences.filter(({ text }) => text);
}

function sayFact({ fact, by, who }: Line, nameOf: NameOf): string {
  const together = by === undefined || by === null;
  const name = together ? "" : nameOf(by);
  if (fact === "undo") return say(together ? "server-page-fact-undo-agreed" : "server-page-fact-undo", { name });
  if (fact === "resign") return say("server-page-fact-resign", { name });
  if (fact === "timeout") return say("server-page-fact-timeout", { name });
  if (fact === "handover" && who) return say("server-page-fact-handover", { name, level: sayBot(who) });
  if (fact === "handover") return say("server-page-fact-return", { name });
  if (fact === "draw") return say("server-page-fact-draw");
  if (fact === "abort") return say("server-page-fact-abort");
  return say("server-page-fact-reveal", { seed: who ?? "" });
}
