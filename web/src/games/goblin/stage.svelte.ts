// Shows what happened between two views, at a pace that can be followed: the last card lands in the chain and its sums
// are read before the fight is settled; keys, falls, revivals and the lord are moments; what is won is shown large;
// every act of another player is shown.

import { sound, type SoundName } from "../../lib/sound";
import type { Line, Message, Now } from "../../lib/server/wire";
import { HEART, SKULL } from "../heroes/hearts";
import { Outcomes } from "../panel/outcomes.svelte";
import { SIGNS } from "./card/signs";
import type { Blow, CardView, FightView, GoblinView } from "./view";

const STEP = 380; // milliseconds for which each view of another player's turn is shown
const READ = 1100; // milliseconds for which the final sums are read
const MOMENT = 1400;
const BLOW = 350; // milliseconds more for a monster that is beaten, or strikes
const PRIZE = 1100; // milliseconds for which a card that was won is shown large

const TOLD: Record<string, [icon: string, heard: SoundName]> = {
  fights: [SIGNS.attack, "monster"],
  won: [SIGNS.attack, "hit"],
  failed: [SIGNS.attack, "lose"],
  fell: [SKULL, "fall"],
  hit: [HEART, "hurt"],
  gained: [SIGNS.action, "loot"],
  wore: [SIGNS.armour, "loot"],
  pawned: [SIGNS.pawn, "tile"],
  key: [SIGNS.key, "key"],
  "bought-potion": [SIGNS.merchant, "loot"],
  bought: [SIGNS.merchant, "loot"],
  visits: [SIGNS.merchant, "door"],
  revived: [SIGNS.heal, "revive"],
  "lord-beaten": [SIGNS.crown, "treasure"],
  "lord-outdone": [SIGNS.crown, "treasure"],
  "round-goes-on": [SIGNS.crown, "round"],
};
const BLOWS: Record<string, Blow> = {
  won: "beaten",
  "lord-beaten": "beaten",
  "lord-outdone": "beaten",
  hit: "strikes",
  failed: "",
};
const OWN = ["fights", "visits", "bought", "bought-potion"]; // events that are not shown to the player who caused them
const PRIZES = ["gained", "wore", "bought"];
const CHOSEN = ["wore", "bought"]; // whoever chose it has just seen it
const MOMENTS = ["key", "fell", "revived", "lord-beaten", "lord-outdone"];
const SETTLED = /-(hit|unhurt|won|failed)$/;

export class Stage extends Outcomes {
  fight = $state.raw<FightView | null>(null); // the fight with its last card, shown instead of the view's own
  blow = $state<Blow>("");
  laid = $state(""); // the id of that card, which has left the hand
  prize = $state.raw<CardView | null>(null);
  moment = $state.raw<{ icon: string; message: Message; grave: boolean } | null>(null);

  async show(lines: Line[], before: Now<GoblinView>, after: Now<GoblinView>, mine: number[]): Promise<void> {
    this.pace.begin();
    const events = lines.flatMap((line) => line.events ?? []);
    const own = mine.includes(before.seat);
    try {
      await this.showLastCard(events, before.view, after.view);
      for (const event of events) await this.showOne(event, own, after.view);
      if (!own && lines.some(({ by }) => (by ?? -1) >= 0)) await this.wait(STEP);
    } finally {
      this.fight = null;
      this.laid = this.blow = "";
      this.moment = this.prize = null;
    }
  }

  private async showLastCard(events: Message[], before: GoblinView, after: GoblinView): Promise<void> {
    const played = events.find(({ id }) => id === "goblin-event-played");
    if (played) sound("card");
    if (!before.fight || !events.some(({ id }) => SETTLED.test(id))) return;
    const card = played && cardOf(played, before, after);
    if (card) {
      this.fight = withCard(before.fight, card, events);
      this.laid = card.id;
    }
    await this.wait(card ? READ : READ / 2);
  }

  private async showOne(event: Message, own: boolean, after: GoblinView): Promise<void> {
    const kind = event.id.replace("goblin-event-", "");
    const lord = kind === "fights" && event.args?.monster === after.lord?.name;
    if (!(kind in TOLD) || (own && OWN.includes(kind) && !lord)) return;
    const [usual, heard] = TOLD[kind];
    const icon = kind === "wore" && isWeapon(event, after) ? SIGNS.weapon : usual;
    if (lord) this.moment = { icon: SIGNS.crown, message: event, grave: true };
    if (MOMENTS.includes(kind)) this.moment = { icon, message: event, grave: kind === "fell" };
    if (PRIZES.includes(kind) && !(own && CHOSEN.includes(kind))) this.prize = prizeOf(event, after);
    this.blow = BLOWS[kind] ?? this.blow;
    if (this.moment)
      sound(heard); // it says the same, and is larger
    else await this.tell(event, icon, heard);
    if (this.moment) await this.wait(MOMENT);
    else if (this.blow && kind in BLOWS) await this.wait(BLOW);
    else if (this.prize) await this.wait(PRIZE);
    this.moment = this.prize = null;
  }
}

const isWeapon = ({ args }: Message, { players }: GoblinView): boolean =>
  players.some(({ weapon }) => weapon?.name === args?.card);

// Wherever it has gone since.
const prizeOf = ({ args }: Message, { players, arranged }: GoblinView): CardView | null =>
  players
    .flatMap(({ weapon, armour, hand, known, discard }) => [weapon, armour, ...hand, ...known, ...discard])
    .concat(arranged)
    .find((card) => card?.name === args?.card) ?? null;

// The face of a card that was played: from the hand, or from where it lies afterwards.
function cardOf({ args }: Message, before: GoblinView, after: GoblinView): CardView | undefined {
  const seat = before.turn ?? 0;
  const [was, is] = [before.players[seat], after.players[seat]];
  return [...was.hand, ...is.discard].find(({ name }) => name === args?.card);
}

// The sums as the fight was settled: the events have the attack, and the lives lost tell the defence.
function withCard(fight: FightView, card: CardView, events: Message[]): FightView {
  const argsOf = (kind: RegExp) => events.find(({ id }) => kind.test(id))?.args;
  const { monster } = fight;
  const own = card.effects?.find(([effect]) => effect === "defence")?.[1] ?? 0;
  const attack = Number(argsOf(/-(won|failed)$/)?.attack ?? fight.attack);
  const hits = Number(argsOf(/-hit$/)?.number ?? 0);
  const defence = hits ? monster.attack - hits : Math.max(monster.attack, fight.defence + own);
  return {
    ...fight,
    chain: [...fight.chain, card],
    attack,
    defence,
    hits,
    missing: Math.max(0, monster.lives - attack),
  };
}
