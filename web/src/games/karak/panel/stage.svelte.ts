// Shows what happens between two views: the course of a fight and its outcome.
// The new view is shown only afterwards; a click or a key skips the wait.

import { sound } from "../../../lib/sound";
import type { Message, Now } from "../../../lib/server/wire";
import { SKULL } from "../../heroes/hearts";
import { Outcomes } from "../../panel/outcomes.svelte";
import { TOKENS, ITEMS } from "../board/pieces/icons";
import type { FightView, ItemName, KarakView, TokenName } from "../view";
import { lastWord } from "./figures";
import { GEM, STRIKE } from "./paths";

const FACES_EVERY = 70;

export class Stage extends Outcomes {
  fight = $state.raw<FightView | null>(null); // shown instead of the view's own
  who = $state(""); // the id of the fighting hero's name
  tumbles = $state(false);
  counts = $state(false); // the sum is still being counted up
  private events: Message[] = []; // events of this update

  // Called before the first event of an update; end() after the last.
  begin(events: Message[]): void {
    this.events = events;
    this.pace.begin();
  }

  end(): void {
    this.fight = null;
    this.tumbles = this.counts = false;
  }

  async show(event: Message, before: Now<KarakView>, after: Now<KarakView>): Promise<void> {
    const kind = event.id.replace("karak-event-", "");
    if (kind === "met") await this.meet(event);
    if (kind === "rolled" || kind === "one-rerolled") await this.roll(event, before, after);
    if (kind === "bolt-used" || kind === "sacrificed") await this.add(after);
    const heard = SOUNDS[event.id] ?? "tile";
    if (kind in OUTCOMES) await this.tell(event, OUTCOMES[kind], heard);
    if (kind === "looted" || kind === "took")
      await this.tell(event, ITEMS[lastWord(event.args?.item) as ItemName], heard);
    if (kind === "treasure") await this.tell(event, GEM, heard);
  }

  private async meet({ args }: Message): Promise<void> {
    this.forget();
    this.who = String(args?.hero);
    this.fight = { ...EMPTY, token: lastWord(args?.token) as TokenName, strength: Number(args?.strength) };
    await this.wait(250);
  }

  private async roll(event: Message, before: Now<KarakView>, after: Now<KarakView>): Promise<void> {
    const known = this.fight ?? after.view.fight ?? before.view.fight ?? metBy(event, before.view);
    if (!known) return;
    this.who = String(event.args?.hero);
    sound("dice");
    this.tumbles = true;
    for (let left = 6; left > 0 && !this.pace.hurried; left -= 1) {
      this.fight = { ...known, dice: [anyFace(), anyFace()], power: 0 };
      await this.wait(FACES_EVERY);
    }
    this.tumbles = false;
    this.fight = this.summed({ ...known, dice: rolledBy(event, known.dice) }, event, after.view.fight);
    this.counts = true;
    await this.wait(450);
    this.counts = false;
  }

  // The sum after a roll, from the next view or, if the fight ends at once, from its end. 0 means not known yet.
  private summed(fight: FightView, event: Message, next: FightView | null): FightView {
    const later = this.events.slice(this.events.indexOf(event) + 1);
    const end = later.find(({ id }) => id in ENDS || id === "karak-event-one-rerolled");
    if (!end) return next ? { ...next, dice: fight.dice } : { ...fight, power: 0 };
    if (!(end.id in ENDS)) return { ...fight, power: 0 };
    const power = Number(end.args?.power);
    return { ...fight, power, bonus: power - fight.dice[0] - fight.dice[1], outcome: ENDS[end.id] };
  }

  private async add(after: Now<KarakView>): Promise<void> {
    if (after.view.fight) this.fight = after.view.fight;
    sound("hit");
    await this.wait(300);
  }
}

const EMPTY: FightView = {
  token: "rat",
  strength: 0,
  dice: [0, 0],
  bonus: 0,
  bolts: 0,
  life: 0,
  power: 0,
  outcome: -1,
  chance: 0,
};
const ENDS: Record<string, number> = { "karak-event-won": 1, "karak-event-tied": 0, "karak-event-lost": -1 };
const OUTCOMES: Record<string, string> = {
  won: STRIKE,
  tied: STRIKE,
  lost: SKULL,
  fell: SKULL,
  "dragon-slain": TOKENS.dragon,
};
const SOUNDS: Record<string, "win" | "lose" | "hit"> = {
  "karak-event-won": "hit",
  "karak-event-tied": "hit",
  "karak-event-lost": "lose",
  "karak-event-treasure": "win",
};

// The monster on the hero's tile: a hero who chooses to fight has met it before.
function metBy({ args }: Message, { heroes, tiles, figures }: KarakView): FightView | null {
  const fighter = heroes.find(({ hero }) => `karak-hero-${hero}` === args?.hero);
  const token = tiles[fighter?.tile ?? -1]?.token;
  return token ? { ...EMPTY, token, strength: figures.tokens[token].strength ?? 0 } : null;
}

function rolledBy({ args = {} }: Message, dice: [number, number]): [number, number] {
  if (!args.die) return [Number(args.one), Number(args.two)];
  return dice[0] === 1 ? [Number(args.die), dice[1]] : [dice[0], Number(args.die)]; // the 1 was rolled again
}

const anyFace = (): number => 1 + Math.floor(Math.random() * 6);

// Events for the stage; all others are for the board.
const ON_STAGE = [
  "met",
  "rolled",
  "one-rerolled",
  "bolt-used",
  "sacrificed",
  "looted",
  "took",
  "treasure",
  ...Object.keys(OUTCOMES),
];
export const onStage = ({ id }: Message): boolean => ON_STAGE.includes(id.replace("karak-event-", ""));
