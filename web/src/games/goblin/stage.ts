// Shows what happened between two views, at a pace that can be followed: every act of another player is shown for a
// moment, and so is the outcome of a fight or a visit.

import type { SoundName } from "../../lib/sound";
import type { Line, Message, Now } from "../../lib/server/wire";
import { HEART, SKULL } from "../heroes/hearts";
import { Outcomes } from "../panel/outcomes.svelte";
import { SIGNS } from "./card/signs";
import type { GoblinView } from "./view";

const STEP = 380; // milliseconds for which each view of another player's turn is shown

const TOLD: Record<string, [icon: string, heard: SoundName]> = {
  fights: [SIGNS.attack, "hit"],
  won: [SIGNS.attack, "hit"],
  failed: [SIGNS.attack, "lose"],
  fell: [SKULL, "lose"],
  hit: [HEART, "hit"],
  gained: [SIGNS.action, "tile"],
  wore: [SIGNS.armour, "tile"],
  pawned: [SIGNS.pawn, "tile"],
  key: [SIGNS.key, "win"],
  "bought-potion": [SIGNS.merchant, "tile"],
  bought: [SIGNS.merchant, "tile"],
  visits: [SIGNS.merchant, "step"],
  revived: [SIGNS.heal, "step"],
  "lord-beaten": [SIGNS.crown, "win"],
  "lord-outdone": [SIGNS.crown, "win"],
  "round-goes-on": [SIGNS.crown, "tile"],
};
const OWN = ["fights", "visits", "bought", "bought-potion"]; // events that are not shown to the player who caused them

export class Stage extends Outcomes {
  async show(lines: Line[], before: Now<GoblinView>, mine: number[]): Promise<void> {
    this.pace.begin();
    const events = lines.flatMap((line) => line.events ?? []);
    const own = mine.includes(before.seat);
    for (const event of events) await this.showOne(event, own);
    if (!own && lines.some(({ by }) => (by ?? -1) >= 0)) await this.wait(STEP);
  }

  private async showOne(event: Message, own: boolean): Promise<void> {
    const kind = event.id.replace("goblin-event-", "");
    if (!(kind in TOLD) || (own && OWN.includes(kind))) return;
    await this.tell(event, ...TOLD[kind]);
  }
}
