// Cuts what happened into scenes for the stage and for the board, in the order of the events.

import type { Line, Message } from "../../../lib/server/wire";
import { eventsOf, stepOf } from "../board/animation/steps";
import type { KarakView } from "../view";
import { onStage } from "./stage.svelte";

export interface Scene {
  event?: Message; // for the stage; the board gets it afterwards
  lines: Line[]; // for the board
}

export function scenes(lines: Line[]): Scene[] {
  const cut: Scene[] = [{ lines: [] }];
  for (const line of lines) {
    for (const event of line.events ?? []) {
      if (onStage(event)) cut.push({ event, lines: [] });
      add(cut.at(-1)!.lines, line, event);
    }
  }
  return cut;
}

function add(lines: Line[], line: Line, event: Message): void {
  const same = lines.at(-1);
  if (same?.n === line.n) same.events!.push(event);
  else lines.push({ ...line, events: [event] });
}

// The board as it looks once these lines have been shown.
export function seenAfter(lines: Line[], view: KarakView, after: KarakView): KarakView {
  return eventsOf(lines).reduce((seen, event) => stepOf(event, seen, after)?.view ?? seen, view);
}
