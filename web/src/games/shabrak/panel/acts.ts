// How options become buttons: which belong to what is chosen, what each says, and which of them is the next to think of.
// Nothing is decided here about what is allowed: the server's options are all there is.

import type { Act } from "../../panel/act";
import type { Message, Option } from "../../../lib/wire";
import { say, sayMessage } from "../../../lib/words.svelte";
import { pictureOf } from "../card/look";
import { ATTACK } from "../card/signs";
import { cardOf, thingsOf, verbOf } from "../things";
import type { ShabrakView } from "../view";

const FEW = 4; // so many are all shown at once
const GENERAL = ["sark", "end", "yes", "no"];
const ORDER = ["attack", "ability", "rest", "gear", "choose", "play", "discard", "retrieve", "lay", "sark", "yes", "no", "end"];
const BEST = ["shabrak-act-attack-overpower", "shabrak-act-yes", "shabrak-act-attack-press", "shabrak-act-ability", "shabrak-act-rest"];

export interface Acts {
  first: Act[]; // of what is chosen, and what can always be done
  rest: Act[]; // the others, folded away
}

export function actsOf(options: Option[], view: ShabrakView, seat: number, chosen: string, hinted: string): Acts {
  const asked = view.phase !== "turn" && view.phase !== "lay"; // then nothing else can be done
  const all = options.length <= FEW || asked;
  const isFirst = ({ act }: Option) => all || GENERAL.includes(verbOf(act)) || act === hinted || thingsOf(act, seat).includes(chosen);
  const sorted = options.toSorted((one, other) => rank(one) - rank(other));
  const first = sorted.filter(isFirst);
  const best = bestOf(first, hinted, chosen !== "" || all, (act) => thingsOf(act, seat)[0] === chosen);
  const shown = (option: Option): Act => ({ ...shownOf(option, view, seat, chosen), best: option.act === best });
  return { first: first.map(shown), rest: sorted.filter((option) => !isFirst(option)).map(shown) };
}

const rank = ({ act }: Option): number => ORDER.indexOf(verbOf(act));

function bestOf(options: Option[], hinted: string, anything: boolean, isChosen: (act: string) => boolean): string {
  if (hinted) return hinted;
  const wished = anything ? BEST.map((id) => options.find(({ say }) => say.id === id)).find(Boolean) : undefined;
  const chosen = options.filter(({ act }) => isChosen(act)); // a card that can be played, but no place to choose
  return wished?.act ?? (chosen.length === 1 ? chosen[0].act : (options.find(({ act }) => act === "end")?.act ?? ""));
}

function shownOf(option: Option, view: ShabrakView, seat: number, chosen: string): Omit<Act, "best"> {
  const { act, say: message } = option;
  const name = sayMessage(message);
  return { act, name, title: name, remark: "", ...shortly(option, thingsOf(act, seat)[0] === chosen), danger: false, picture: pictureFor(act, view, seat) };
}

// An attack is said in two lines: by whom is left out where that is clear, and so is the card that asks for a choice.
function shortly({ act, say: { id, args = {} } }: Option, clear: boolean): { title?: string; remark?: string } {
  if (verbOf(act) === "choose") {
    const side = act.startsWith("choose own") ? "own" : "enemy";
    return { title: phrase(args.warrior), remark: say(`web-shabrak-${side}`) };
  }
  if (verbOf(act) !== "attack") return {};
  const [, outcome] = id.split("shabrak-act-attack-");
  const title = clear ? say("web-shabrak-attack-on", args) : say("web-shabrak-try-attack", args);
  return { title, remark: say(`web-shabrak-will-${outcome}`, args) };
}

const phrase = (value: unknown): string => (typeof value === "object" ? sayMessage(value as Message) : String(value));

function pictureFor(act: string, view: ShabrakView, seat: number): Act["picture"] {
  if (verbOf(act) === "attack") return { path: ATTACK };
  const card = cardOf(view, thingsOf(act, seat)[0] ?? "", seat);
  return card ? { path: pictureOf(card) } : null;
}
