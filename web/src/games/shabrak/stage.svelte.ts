// Shows what happened step by step: each event in turn, with its effect on the warriors, before the next view is shown.

import { Pace } from "../../lib/pace";
import { settings } from "../../lib/settings.svelte";
import { sound, type SoundName } from "../../lib/sound";
import type { Line, Message, Now } from "../../lib/server/wire";
import { fighter, fightersIn, warriorOf } from "./things";
import type { CardView, PlayerView, ShabrakView, WarriorView } from "./view";

const USUAL = 400; // milliseconds for which an event is shown
const LONGER: Record<string, number> = { attacks: 520, pressed: 650, overpowered: 700, round: 1200 };
const LARGE = 1200; // milliseconds for which a card of another player is shown large
const SHORTER: Record<string, number> = {
  exhausted: 150,
  draws: 250,
  drew: 250,
  laid: 250,
  left: 250,
  turn: 0,
  begins: 0,
  rested: 250,
};
const SOUNDS: Record<string, SoundName> = {
  attacks: "step",
  pressed: "hit",
  shielded: "tile",
  overpowered: "fall",
  laid: "tile",
  played: "card",
  wore: "card",
  sark: "card",
  readied: "revive",
  round: "round",
  left: "step",
};

const CARDS = ["played", "wore", "sark"];

type Patch = Partial<WarriorView>;

export class Stage {
  message = $state.raw<Message | null>(null); // the event that is being shown
  ringed = $state.raw<string[]>([]); // the warriors it is about
  blow = $state.raw<{ from: string; to: string } | null>(null); // an attack: one lunges, the other recoils
  number = $state.raw<{ thing: string; text: string } | null>(null); // flies up from a warrior
  card = $state.raw<CardView | null>(null); // played by another player, shown large
  round = $state.raw<Message | null>(null); // the banner of a new round
  private patches = $state.raw<Record<string, Patch>>({}); // changes shown so far
  private readonly pace = new Pace();

  hurry = (): void => this.pace.hurry();

  constructor(private readonly mine: () => number[]) {}

  show = async (lines: Line[], before: Now<ShabrakView>, after: Now<ShabrakView>): Promise<void> => {
    if (!settings.moves) return;
    this.pace.begin();
    try {
      for (const line of lines) {
        const others = (line.by ?? -1) >= 0 && !this.mine().includes(line.by!);
        for (const event of line.events ?? []) await this.tell(event, before.view, after.view, others);
      }
    } finally {
      this.message = null;
      this.ringed = [];
      this.patches = {};
      this.blow = this.number = this.card = this.round = null;
    }
  };

  private async tell(event: Message, before: ShabrakView, after: ShabrakView, others: boolean): Promise<void> {
    const kind = event.id.replace("shabrak-event-", "");
    const time = SHORTER[kind] ?? LONGER[kind] ?? USUAL;
    if (!time || this.pace.hurried) return;
    this.message = event;
    this.ringed = fightersIn(event);
    this.patches = { ...this.patches, ...patched(kind, event, this.over(before), after) };
    if (SOUNDS[kind]) sound(SOUNDS[kind]);
    this.mark(kind, event);
    this.card =
      others && CARDS.includes(kind) ? (after.cards.find((card) => card?.name === event.args?.card) ?? null) : null;
    await this.pace.wait(this.card ? LARGE : time);
    this.card = null;
  }

  private mark(kind: string, event: Message): void {
    const [one, other] = this.ringed;
    const { number } = event.args ?? {};
    this.round = kind === "round" ? event : null;
    this.blow = kind === "attacks" && one && other ? { from: one, to: other } : null;
    const sign = { pressed: "+", relieved: "−" }[kind];
    this.number = sign && one ? { thing: one, text: `${sign}${number}` } : null;
  }

  // The view with the changes shown so far.
  over(view: ShabrakView): ShabrakView {
    if (!Object.keys(this.patches).length) return view;
    const seen = (player: PlayerView, seat: number): PlayerView => ({
      ...player,
      row: player.row.map((one) => ({ ...one, ...this.patches[fighter(seat, one.number)] })),
    });
    return { ...view, players: view.players.map(seen) };
  }
}

// The changes of an event to the visible state of its warriors.
function patched(kind: string, event: Message, view: ShabrakView, after: ShabrakView): Record<string, Patch> {
  const [one, other] = fightersIn(event);
  if (!one) return {};
  if (kind === "pressed" || kind === "relieved") return { [one]: { pressure: Number(event.args?.pressure) } };
  if (kind === "overpowered") return { [one]: { status: "overpowered", pressure: 0, equipment: null } };
  if (kind === "exhausted" || kind === "rested") return { [one]: { status: "exhausted" } };
  if (kind === "readied") return { [one]: { status: "ready" } };
  if (kind === "shield" || kind === "shielded") return { [one]: { shield: kind === "shield" } };
  if (kind === "swapped") return { [one]: placeOf(view, other), [other]: placeOf(view, one) };
  if (TAKEN.includes(kind))
    return Object.fromEntries([one, other].filter(Boolean).map((thing) => [thing, lastOf(after, thing)]));
  return {};
}

const TAKEN = ["attack", "defence", "wore", "broken", "stolen"]; // changes that are shown in their final state

const placeOf = (view: ShabrakView, thing: string): Patch => {
  const found = warriorOf(view, thing);
  return found ? { at: found.at } : {};
};

const lastOf = (view: ShabrakView, thing: string): Patch => {
  const found = warriorOf(view, thing);
  return found ? { attack: found.attack, defence: found.defence, equipment: found.equipment } : {};
};
