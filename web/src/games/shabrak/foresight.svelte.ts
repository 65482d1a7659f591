// The server's preview of an act: its possible targets, and the changes on the table.

import type { Play } from "../play";
import { fighter, thingsOf } from "./things";
import type { ShabrakView, WarriorView } from "./view";

const PAUSE = 120; // milliseconds of hovering before a preview is requested, so that sweeping over buttons requests none

export interface Change {
  thing: string;
  before: WarriorView;
  after: WarriorView | null; // null: it has left the table
}

export class Foresight {
  act = $state(""); // the act that is pointed at
  targets = $state.raw<string[]>([]); // its possible targets
  changes = $state.raw<Change[]>([]);
  private timer = 0;

  constructor(private readonly play: Play<ShabrakView>) {}

  look(act: string): void {
    if (act === this.act) return;
    this.forget();
    this.act = act;
    if (act) this.timer = window.setTimeout(() => void this.ask(act), PAUSE);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.act = "";
    this.targets = [];
    this.changes = [];
  }

  private async ask(act: string): Promise<void> {
    const { play } = this;
    const { now, viewer } = play;
    if (play.busy) return; // an act is on its way, after which this one may not be allowed
    const foreseen = await play.foresee(act);
    if (!foreseen || act !== this.act || now !== play.now) return;
    this.targets = foreseen.choices
      .filter((choice) => choice.startsWith("choose"))
      .flatMap((choice) => thingsOf(choice, viewer));
    this.changes = changesOf(now.view, foreseen.view);
  }
}

const FIELDS = ["status", "attack", "defence", "pressure", "shield", "guard", "equipment", "at"] as const;

export function changesOf(before: ShabrakView, after: ShabrakView): Change[] {
  return before.players.flatMap(({ row }, seat) => {
    const later = after.players[seat].row;
    const found = row.map((one): Change => ({
      thing: fighter(seat, one.number),
      before: one,
      after: later.find(({ number }) => number === one.number) ?? null,
    }));
    return found.filter(
      (change) => !change.after || FIELDS.some((field) => change.before[field] !== change.after![field]),
    );
  });
}
