// Spells out the sums of fights, for the log: "5 + 6 + 3 axe = 14" instead of 14. What the hero carried is found by going
// back from what is carried now.

import type { Line, Message } from "../../lib/server/wire";
import { partsOf } from "./duel/parts";
import { lastWord } from "./panel/figures";
import type { HeroName } from "../heroes/crests";
import type { FightView, HeroView, ItemName, KarakView } from "./view";

const FOUGHT = ["karak-event-won", "karak-event-tied", "karak-event-lost"];
const GOT = ["karak-event-looted", "karak-event-took"];
const LEFT = "karak-event-left";

interface Rolled {
  dice: [number, number];
  bolts: number;
  life: number;
}

export function spelled(lines: Line[], view: KarakView): Line[] {
  const carried = carriedInFights(lines, view);
  const rolls = new Map<HeroName, Rolled>();
  return lines.map((line) => {
    if (!line.events?.some(({ id }) => id in COUNTED || FOUGHT.includes(id))) return line;
    return { ...line, events: line.events.map((event) => withSum(event, rolls, carried.get(event), view)) };
  });
}

const COUNTED: Record<string, (rolled: Rolled, event: Message) => void> = {
  "karak-event-rolled": (rolled, { args }) => (rolled.dice = [Number(args?.one), Number(args?.two)]),
  "karak-event-one-rerolled": (rolled, { args }) => (rolled.dice[rolled.dice[0] === 1 ? 0 : 1] = Number(args?.die)),
  "karak-event-bolt-used": (rolled) => (rolled.bolts += 1),
  "karak-event-sacrificed": (rolled) => (rolled.life += 1),
};

const heroOf = ({ args }: Message): HeroName => lastWord(args?.hero) as HeroName;

function withSum(event: Message, rolls: Map<HeroName, Rolled>, hero: HeroView | undefined, view: KarakView): Message {
  const name = heroOf(event);
  const rolled = rolls.get(name);
  if (event.id in COUNTED) {
    const known = rolled ?? { dice: [0, 0], bolts: 0, life: 0 };
    COUNTED[event.id](known, event);
    rolls.set(name, known);
  }
  if (!FOUGHT.includes(event.id)) return event;
  rolls.delete(name);
  const power = hero && rolled ? sum(Number(event.args?.power), rolled, hero, view) : null;
  return power ? { ...event, args: { ...event.args, power } } : event;
}

// Null if it does not add up: then something was not seen.
function sum(power: number, { dice, bolts, life }: Rolled, hero: HeroView, { figures }: KarakView): string | null {
  if (!dice[0]) return null;
  const bonus = power - dice[0] - dice[1] - bolts - life;
  const parts = partsOf({ bonus, bolts, life } as FightView, hero, figures);
  const total = parts.reduce((all, { number }) => all + number, dice[0] + dice[1]);
  if (total !== power) return null;
  return `${[...dice, ...parts.map(({ number, name }) => `${number} ${name}`)].join(" + ")} = ${power}`;
}

// The hero as they were at the end of each fight, from the newest to the oldest.
function carriedInFights(lines: Line[], { heroes }: KarakView): Map<Message, HeroView> {
  const holds = new Map<string, HeroView["holds"]>(heroes.map(({ hero, holds }) => [hero, { ...holds }]));
  const found = new Map<Message, HeroView>();
  for (const event of inForce(lines).reverse()) {
    const hero = heroes.find((one) => one.hero === heroOf(event));
    const held = holds.get(heroOf(event));
    if (!hero || !held) continue;
    const item = lastWord(event.args?.item) as ItemName;
    if (GOT.includes(event.id)) held[item] = Math.max(0, (held[item] ?? 0) - 1);
    if (event.id === LEFT) held[item] = (held[item] ?? 0) + 1;
    if (FOUGHT.includes(event.id)) found.set(event, { ...hero, holds: { ...held } });
  }
  return found;
}

function inForce(lines: Line[]): Message[] {
  let acts: Line[] = [];
  for (const line of lines) {
    if (line.fact === "undo") acts = acts.filter(({ n }) => n <= (line.to ?? 0));
    else acts.push(line);
  }
  return acts.flatMap(({ events }) => events ?? []);
}
