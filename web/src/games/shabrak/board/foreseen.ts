// The preview of a warrior, in words and in signs.

import { say } from "../../../lib/words.svelte";
import { EMBLEMS } from "../card/emblems";
import { sayOf } from "../card/words";
import { ATTACK, DEFENCE, EQUIPMENT, GUARD, SHIELD } from "../card/signs";
import type { Change } from "../foresight.svelte";

interface Part {
  path: string; // its sign
  text: string; // shown beside the sign
  said: string; // shown without the sign
}

const NOBODY = { name: "" };

// `card` is the warrior's, with whose gender the words agree.
export const changeWords = (change: Change, card = NOBODY): string[] => partsOf(change, card).map(({ said }) => said);
export const signsOf = (change: Change): Part[] => partsOf(change);

function partsOf({ before, after }: Change, card = NOBODY): Part[] {
  if (!after) return [{ path: EMBLEMS.tombstone, text: "", said: sayOf("shabrak-status-gone", card) }];
  const status = after.status !== before.status && {
    path: STATUS[after.status] ?? EMBLEMS.cycle,
    text: "",
    said: sayOf(`shabrak-status-${after.status}`, card),
  };
  if (status && after.status === "overpowered") return [status];
  return [
    figure(EMBLEMS.fist, "web-shabrak-pressure", before.pressure, after.pressure),
    status,
    figure(ATTACK, "web-shabrak-attack", before.attack, after.attack),
    figure(DEFENCE, "web-shabrak-defence", before.defence, after.defence),
    before.shield !== after.shield && {
      path: SHIELD,
      text: after.shield ? "+" : "−",
      said: say(`web-shabrak-${after.shield ? "gets" : "loses"}-shield`),
    },
    after.guard && !before.guard && { path: GUARD, text: "+", said: say("web-shabrak-guard") },
    before.equipment !== after.equipment && {
      path: EQUIPMENT,
      text: after.equipment === null ? "−" : "+",
      said: say(`web-shabrak-${after.equipment === null ? "loses" : "gets"}-equipment`),
    },
    before.at !== after.at && { path: EMBLEMS["walking-boot"], text: "", said: say("web-shabrak-moves") },
  ].filter((part) => part !== false);
}

const STATUS: Record<string, string> = { overpowered: EMBLEMS.tombstone, exhausted: EMBLEMS["night-sleep"] };

function figure(path: string, id: string, before: number, after: number): Part | false {
  const text = say("web-shabrak-becomes", { before, after });
  return before !== after && { path, text, said: `${say(id)} ${text}` };
}
