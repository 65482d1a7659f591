// Acts with several parts are chosen part by part: a portal of healing first by its hero and then by its fountain, a swap
// by its hero. Until the last part these are the panel's own words and not acts; only an option is ever played.

import type { Option } from "../../../lib/server/wire";
import { say } from "../../../lib/words.svelte";
import { HEROES } from "../../heroes/crests";
import { ITEMS } from "../board/pieces/icons.svelte";
import type { KarakView } from "../view";
import { actsOf, verbOf, type KarakAct } from "./acts";
import { DROP, TURN_LEFT } from "./paths";

// What has been chosen so far: nothing, a verb, or a verb and a seat (counted from one).
export interface Chosen {
  verb: "" | "cast" | "swap";
  seat: number;
}
export const NOTHING_CHOSEN: Chosen = { verb: "", seat: 0 };
const BACK = "back";
const GROUPED = ["cast", "swap"];

const seatOf = ({ act }: Option): number => Number(act.split(" ")[1]);
const isOf = (verb: string) => (option: Option) => verbOf(option.act) === verb;

// The options that remain after what has been chosen: the board shows their places.
export function remaining(options: Option[], { verb, seat }: Chosen): Option[] {
  const several = GROUPED.filter((grouped) => options.filter(isOf(grouped)).length > 1);
  if (!verb) return options.filter(({ act }) => verbOf(act) === "swap" || !several.includes(verbOf(act)));
  return options.filter((option) => isOf(verb)(option) && (verb !== "cast" || (seat > 0 && seatOf(option) === seat)));
}

// The buttons for the next part.
export function partsOf(options: Option[], chosen: Chosen, hinted: string, view: KarakView): KarakAct[] {
  const { verb, seat } = chosen;
  if (!verb) return firstParts(options, hinted, view);
  const casts = options.filter(isOf("cast"));
  const next =
    verb === "swap"
      ? actsOf(remaining(options, chosen), hinted, view)
      : seat
        ? remaining(options, chosen).map((option) => fountain(option, hinted))
        : [...new Set(casts.map(seatOf))].map((who) => hero(who, hinted, view));
  return [...next, part(BACK, say("web-karak-back"), TURN_LEFT)];
}

function firstParts(options: Option[], hinted: string, view: KarakView): KarakAct[] {
  const groups = GROUPED.filter((verb) => options.filter(isOf(verb)).length > 1);
  const single = actsOf(
    options.filter(({ act }) => !groups.includes(verbOf(act))),
    hinted,
    view,
  );
  const grouped = groups.map((verb) => ({ ...WHOLE[verb](), best: verbOf(hinted) === verb }));
  const last = single.filter(({ act }) => act === "stop");
  return [...single.filter((act) => !last.includes(act)), ...grouped, ...last];
}

// What is chosen after that word; null if it is an act.
export function after(word: string, options: Option[], chosen: Chosen): Chosen | null {
  if (word === BACK) return chosen.seat && severalSeats(options) ? { ...chosen, seat: 0 } : NOTHING_CHOSEN;
  if (word === "swap") return { verb: "swap", seat: 0 };
  if (word === "cast") return { verb: "cast", seat: severalSeats(options) ? 0 : seatOf(options.find(isOf("cast"))!) };
  return /^cast \d+$/.test(word) ? { verb: "cast", seat: Number(word.split(" ")[1]) } : null;
}

const severalSeats = (options: Option[]): boolean => new Set(options.filter(isOf("cast")).map(seatOf)).size > 1;

export const askedAfter = ({ verb, seat }: Chosen): string =>
  verb === "swap" ? say("web-karak-verb-swap") : say(seat ? "web-karak-ask-fountain" : "web-karak-ask-whom");

const WHOLE: Record<string, () => KarakAct> = {
  cast: () => part("cast", say("karak-item-healing"), ITEMS.healing, say("web-karak-then-cast")),
  swap: () => part("swap", say("web-karak-verb-swap"), HEROES.xanros.icon, say("web-karak-then-steps")),
};

const part = (act: string, title: string, path: string, remark = ""): KarakAct => ({
  act,
  title: title.charAt(0).toUpperCase() + title.slice(1),
  remark,
  danger: false,
  best: false,
  wide: false,
  picture: { path },
});

function hero(seat: number, hinted: string, { heroes }: KarakView): KarakAct {
  const { hero: name } = heroes[seat - 1];
  const crest = name ? HEROES[name] : null;
  const button = part(`cast ${seat}`, say(`karak-hero-${name}`), crest?.icon ?? "");
  return {
    ...button,
    best: hinted.startsWith(`cast ${seat} `),
    picture: crest && { path: crest.icon, colour: crest.colour },
  };
}

function fountain({ act }: Option, hinted: string): KarakAct {
  const number = Number(act.split(" ")[2]);
  const button = part(act, say("web-board-numbered", { place: "karak-place-fountain", number }), DROP);
  return { ...button, best: act === hinted };
}
