// Turns options without a card, monster or place into buttons in the panel. The server alone decides what is allowed.

import type { Option } from "../../lib/server/wire";
import { sayMessage } from "../../lib/words.svelte";
import type { Act } from "../panel/act";
import { goldOf } from "../panel/certain";
import { SKULL } from "../heroes/hearts";
import { SIGNS } from "./card/signs";
import { wordOf, type CardView, type EffectName, type GoblinView } from "./view";

const ON_THINGS = ["fight", "play", "discard", "keep", "potion", "buy", "pay", "place", "hero"];
const ORDER = [
  "stop",
  "shuffle",
  "wear",
  "pawn",
  "defy",
  "spare",
  "strength",
  "protection",
  "healing",
  "merchant",
  "revive",
];
const wins = ({ say: { id, args } }: Option): boolean => id === "goblin-act-stop-win" && !args?.hits; // unhurt

export const verbOf = (act: string): string => act.split(" ")[0];

// `won` is the kind of the card that is the reward.
export function actsOf(options: Option[], hinted: string, won: CardView["kind"] | undefined): Act[] {
  const listed = options.filter(({ act }) => !ON_THINGS.includes(verbOf(act)));
  const gold = goldOf(options, hinted, wins);
  return listed
    .sort((a, b) => ORDER.indexOf(verbOf(a.act)) - ORDER.indexOf(verbOf(b.act)))
    .map((option) => ({
      act: option.act,
      title: sayMessage(option.say),
      remark: "",
      danger: option.say.id === "goblin-act-stop-fall",
      best: gold.has(option.act),
      picture: option.act === "wear" && won === "weapon" ? { path: SIGNS.weapon } : pictureOf(option),
    }));
}

function pictureOf({ act, say }: Option): Act["picture"] {
  const [verb, what] = act.split(" ");
  if (say.id === "goblin-act-stop-fall") return { path: SKULL };
  if (verb === "defy" || verb === "spare") return { path: SIGNS[what as EffectName] };
  return verb in PICTURES ? { path: PICTURES[verb] } : null;
}

const PICTURES: Record<string, string> = {
  strength: SIGNS.strength,
  protection: SIGNS.protection,
  healing: SIGNS.healing,
  merchant: SIGNS.merchant,
  wear: SIGNS.armour,
  pawn: SIGNS.pawn,
  shuffle: SIGNS.pile,
};

// The acts of the number keys: first cards, wares and places in their order, then those in the panel.
export function numbered(options: Option[], view: GoblinView, seat: number): string[] {
  const player = view.players[seat];
  const worn = player ? [player.weapon, player.armour].filter((card): card is CardView => card !== null) : [];
  const cards = [...view.aside, ...(player?.hand ?? []), ...worn, ...view.pawned].map(({ id }) => wordOf(id));
  const place = ({ act }: Option): number => {
    const [verb, word] = act.split(" ");
    if (verb === "fight") return -1;
    if (verb === "place" || verb === "hero" || verb === "potion") return 0;
    if (ON_THINGS.includes(verb)) return 1 + cards.indexOf(word);
    return 1000 + ORDER.indexOf(verb);
  };
  return options
    .filter((option) => place(option) >= 0)
    .sort((a, b) => place(a) - place(b))
    .slice(0, 9)
    .map(({ act }) => act);
}
