// Shows what happens between two views: the course of a fight and its outcome.
// The new view is shown only afterwards; a click or a key skips the wait.

import { settings } from "../../../lib/settings.svelte";
import { sound, type SoundName } from "../../../lib/sound";
import type { Message, Now } from "../../../lib/server/wire";
import { SKULL } from "../../heroes/hearts";
import { Outcomes } from "../../panel/outcomes.svelte";
import { TOKENS, ITEMS } from "../board/pieces/icons.svelte";
import type { FightView, ItemName, KarakView, TokenName } from "../view";
import { lastWord } from "./figures";
import { GEM, STRIKE } from "./paths";

const FACES_EVERY = 70;
const ROLLS_ITSELF = 6000; // milliseconds, if nobody rolls
const TUMBLES = 5; // faces that each die shows before it settles
const PART = 260; // milliseconds until the next part of the sum is added
const STAMP = 900;
export const CHEST = 1200;

export type Stamp = "" | "won" | "tied" | "lost";

export class Stage extends Outcomes {
  fight = $state.raw<FightView | null>(null); // shown instead of the view's own
  who = $state(""); // the id of the fighting hero's name
  asks = $state(false); // the player is to roll
  settled = $state(2); // dice that lie still
  added = $state(0); // parts of the sum that have been added
  stamp = $state<Stamp>("");
  dragon = $state(false); // it is being announced
  broken = $state(false); // a life is being lost
  chest = $state(false); // it is being opened
  taken = $state(false); // it has been: nothing can be done there any more
  onLoot: ((icon: string, item: ItemName | "") => Promise<void>) | null = null; // flies to its owner; "" is a treasure
  private events: Message[] = []; // events of this update
  private rolled: (() => void) | null = null;
  private showing = false;

  get tumbles(): boolean {
    return this.settled < 2;
  }

  // The sum is still being counted up.
  get counts(): boolean {
    return this.added < MOST_PARTS;
  }

  // Called before the first event of an update; end() after the last.
  begin(events: Message[]): void {
    this.events = events;
    this.showing = true;
    this.pace.begin();
  }

  // What is left of it on the stage: a fight that has not been decided yet.
  end(rests: FightView | null = null): void {
    this.showing = false;
    this.fight = rests;
    this.settled = 2;
    this.added = MOST_PARTS;
    this.stamp = "";
    this.asks = this.dragon = this.broken = this.chest = this.taken = false;
  }

  // What rested on the stage is over.
  leave(): void {
    if (!this.showing && this.fight) this.end();
  }

  hurry(): void {
    if (this.rolled) this.roll();
    else super.hurry();
  }

  // The player's own roll: the dice fall.
  roll = (): void => {
    this.rolled?.();
  };

  // `own`: the fighter is played at this device.
  async show(event: Message, before: Now<KarakView>, after: Now<KarakView>, own: boolean): Promise<void> {
    const kind = event.id.replace("karak-event-", "");
    if (kind === "token-laid") await this.announce(event);
    if (kind === "met") await this.meet(event);
    if (kind === "rolled" || kind === "one-rerolled") await this.throwDice(event, before, after, own);
    if (kind === "bolt-used" || kind === "sacrificed") await this.add(event, before, after);
    if (HEALS.includes(kind)) sound("revive");
    if (kind === "wounded" || kind === "sacrificed") await this.breakHeart();
    const heard = SOUNDS[event.id] ?? "tile";
    if (kind in STAMPS) this.press(STAMPS[kind], event, before);
    if (kind in OUTCOMES) await this.tell(event, OUTCOMES[kind](), heard);
    if (kind in STAMPS) await this.wait(STAMP);
    if (kind === "looted" || kind === "took") await this.win(event, lastWord(event.args?.item) as ItemName);
    if (kind === "treasure") await this.takeTreasure(event);
  }

  // A chest is opened before everyone's eyes: the lid rises, and the gem with it.
  private async takeTreasure(event: Message): Promise<void> {
    this.who = String(event.args?.hero);
    this.chest = this.taken = lastWord(event.args?.treasure) === "chest";
    if (this.chest) {
      sound("door");
      await this.wait(CHEST);
    }
    await this.win(event, "");
    this.chest = false;
  }

  private async announce({ args }: Message): Promise<void> {
    if (lastWord(args?.token) !== "dragon") return;
    this.dragon = true;
    sound("dragon");
    await this.wait(1600);
    this.dragon = false;
  }

  private async meet({ args }: Message): Promise<void> {
    this.forget();
    this.who = String(args?.hero);
    this.added = 0;
    this.fight = { ...EMPTY, token: lastWord(args?.token) as TokenName, strength: Number(args?.strength) };
    sound("monster", growlOf(this.fight.strength));
    await this.wait(500);
  }

  private async throwDice(event: Message, before: Now<KarakView>, after: Now<KarakView>, own: boolean): Promise<void> {
    const known = this.fight ?? after.view.fight ?? before.view.fight ?? metBy(event, before.view);
    if (!known) return;
    this.who = String(event.args?.hero);
    this.added = 0;
    this.stamp = "";
    if (own && settings.kept.rolls && !event.args?.die) await this.askToRoll(known);
    const dice = rolledBy(event, known.dice);
    sound("dice");
    for (this.settled = 0; this.settled < 2; this.settled += 1) {
      for (let left = TUMBLES; left > 0 && !this.pace.hurried; left -= 1) {
        this.fight = { ...known, dice: [this.settled ? dice[0] : anyFace(), anyFace()], power: 0 };
        await this.wait(FACES_EVERY);
      }
    }
    this.fight = this.summed({ ...known, dice }, event, after.view.fight);
    if (this.fight.power) await this.countUp();
  }

  private askToRoll(known: FightView): Promise<void> {
    this.fight = { ...known, dice: [0, 0], power: 0 };
    this.asks = true;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.rolled = null;
        this.asks = false;
        resolve();
      };
      const timer = setTimeout(done, ROLLS_ITSELF);
      this.rolled = done;
    });
  }

  // Adds the parts one after the other; the table shows those that there are.
  private async countUp(): Promise<void> {
    const parts = 1 + Math.min(MOST_PARTS - 1, this.partsIn(this.fight!));
    for (this.added = 1; this.added < parts; this.added += 1) {
      sound("count");
      await this.wait(PART);
    }
    await this.wait(2 * PART);
    this.added = MOST_PARTS;
  }

  private partsIn = ({ bonus, bolts, life }: FightView): number =>
    (bonus > 0 ? 2 : 0) + (bolts ? 1 : 0) + (life ? 1 : 0);

  // The sum after a roll, from the next view or, if the fight ends at once, from its end. 0 means not known yet.
  private summed(fight: FightView, event: Message, next: FightView | null): FightView {
    const later = this.events.slice(this.events.indexOf(event) + 1);
    const end = later.find(({ id }) => id in ENDS || id === "karak-event-one-rerolled");
    if (!end) return next ? { ...next, dice: fight.dice } : { ...fight, power: 0 };
    if (!(end.id in ENDS)) return { ...fight, power: 0 };
    const power = Number(end.args?.power);
    return { ...fight, power, bonus: power - fight.dice[0] - fight.dice[1], outcome: ENDS[end.id] };
  }

  // A bolt or a life is added; if that ends the fight, the next view has no fight any more.
  private async add(event: Message, before: Now<KarakView>, after: Now<KarakView>): Promise<void> {
    const known = this.fight ?? before.view.fight;
    if (after.view.fight) this.fight = after.view.fight;
    else if (known) {
      const end = this.events.find(({ id }) => id in ENDS);
      const [bolts, life] = event.id === "karak-event-bolt-used" ? [1, 0] : [0, 1];
      const outcome = end ? ENDS[end.id] : known.outcome;
      const power = end ? Number(end.args?.power) : known.power + 1;
      this.fight = { ...known, bolts: known.bolts + bolts, life: known.life + life, power, outcome };
    }
    this.who = String(event.args?.hero);
    this.added = MOST_PARTS;
    sound("hit");
    await this.wait(500);
  }

  private press(stamp: Stamp, { args }: Message, before: Now<KarakView>): void {
    this.who = String(args?.hero);
    this.fight ??= before.view.fight;
    this.added = MOST_PARTS;
    this.stamp = stamp;
  }

  private async breakHeart(): Promise<void> {
    this.broken = true;
    sound("hurt");
    await this.wait(750);
    this.broken = false;
  }

  private async win(event: Message, item: ItemName | ""): Promise<void> {
    const icon = item ? ITEMS[item] : GEM;
    await this.tell(event, icon, item === "key" ? "key" : item ? "loot" : "treasure");
    await this.onLoot?.(icon, item);
  }
}

export const MOST_PARTS = 8;
const EMPTY: FightView = {
  token: "rat",
  strength: 0,
  dice: [0, 0],
  bonus: 0,
  bolts: 0,
  life: 0,
  rerolled: false,
  power: 0,
  outcome: -1,
  chance: 0,
};
const ENDS: Record<string, number> = { "karak-event-won": 1, "karak-event-tied": 0, "karak-event-lost": -1 };
const OUTCOMES: Record<string, () => string> = {
  won: () => STRIKE,
  tied: () => STRIKE,
  lost: () => SKULL,
  fell: () => SKULL,
  "dragon-slain": () => TOKENS.dragon, // loaded after this file
};
const STAMPS: Record<string, Stamp> = { won: "won", tied: "tied", lost: "lost" };
const SOUNDS: Record<string, SoundName> = {
  "karak-event-won": "hit",
  "karak-event-tied": "hit",
  "karak-event-lost": "lose",
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

// The stronger a monster, the deeper its voice.
const growlOf = (strength: number): number => Math.max(0.4, 1.9 - strength / 10);

const anyFace = (): number => 1 + Math.floor(Math.random() * 6);

const HEALS = ["healed", "revived", "woke"];

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
  "wounded",
  "token-laid",
  ...HEALS,
  ...Object.keys(OUTCOMES),
];
export const onStage = ({ id }: Message): boolean => ON_STAGE.includes(id.replace("karak-event-", ""));
