// What happened between two pictures, at a pace at which it can be followed: each act of others has its moment, and what came of a
// fight or a visit is told.

import type { SoundName } from "../../lib/sound";
import type { Line, Message, Now } from "../../lib/server/wire";
import { HEART, SKULL } from "../heroes/hearts";
import { Outcomes } from "../panel/outcomes.svelte";
import { SIGNS } from "./card/signs";
import type { GoblinView } from "./view";

const STEP = 380; // milliseconds for which a picture of somebody else's turn stands

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
const OWN = ["fights", "visits", "bought", "bought-potion"]; // which nobody has to be told of themselves

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
