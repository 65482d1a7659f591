// How options become buttons: which belong to what is chosen, what each says, and which of them is the next to think of.
// Nothing is decided here about what is allowed: the server's options are all there is.

import type { Shown } from "../../../lib/ActButton.svelte";
import type { Option } from "../../../lib/wire";
import { sayMessage } from "../../../lib/words.svelte";
import { pictureOf } from "../card/look";
import { ATTACK } from "../card/signs";
import { cardOf, thingsOf, verbOf } from "../things";
import type { ShabrakView } from "../view";

const FEW = 4; // so many are all shown at once
const GENERAL = ["sark", "end", "yes", "no"];
const ORDER = ["attack", "ability", "rest", "gear", "choose", "play", "discard", "retrieve", "lay", "sark", "yes", "no", "end"];
const BEST = ["shabrak-act-attack-overpower", "shabrak-act-yes", "shabrak-act-attack-press", "shabrak-act-ability", "shabrak-act-rest"];

export interface Acts {
  first: Shown[]; // of what is chosen, and what can always be done
  rest: Shown[]; // the others, folded away
}

export function actsOf(options: Option[], view: ShabrakView, seat: number, chosen: string, hinted: string): Acts {
  const asked = view.phase !== "turn" && view.phase !== "lay"; // then nothing else can be done
  const all = options.length <= FEW || asked;
  const isFirst = ({ act }: Option) => all || GENERAL.includes(verbOf(act)) || act === hinted || thingsOf(act, seat).includes(chosen);
  const sorted = options.toSorted((one, other) => rank(one) - rank(other));
  const first = sorted.filter(isFirst);
  const best = bestOf(first, hinted, chosen !== "" || all);
  const shown = (option: Option): Shown => ({ ...shownOf(option, view, seat), best: option.act === best });
  return { first: first.map(shown), rest: sorted.filter((option) => !isFirst(option)).map(shown) };
}

const rank = ({ act }: Option): number => ORDER.indexOf(verbOf(act));

function bestOf(options: Option[], hinted: string, anything: boolean): string {
  if (hinted) return hinted;
  const wished = anything ? BEST.map((id) => options.find(({ say }) => say.id === id)).find(Boolean) : undefined;
  return wished?.act ?? options.find(({ act }) => act === "end")?.act ?? (options.length === 1 ? options[0].act : "");
}

// An attack is said in two lines: whom it is on, and what comes of it.
function shownOf(option: Option, view: ShabrakView, seat: number): Omit<Shown, "best"> {
  const { act, say: message } = option;
  const name = sayMessage(message);
  const [, title, remark] = (verbOf(act) === "attack" && /^(.*?)\s?:\s(.*)$/s.exec(name)) || ["", name, ""];
  return { act, name, title, remark: capital(remark), danger: false, picture: pictureFor(act, view, seat) };
}

const capital = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

function pictureFor(act: string, view: ShabrakView, seat: number): Shown["picture"] {
  if (verbOf(act) === "attack") return { path: ATTACK };
  const card = cardOf(view, thingsOf(act, seat)[0] ?? "", seat);
  return card ? { path: pictureOf(card) } : null;
}
