// The selected and the hovered thing of the player at this device.

import { Large } from "../hands/large.svelte";
import type { CardView } from "./view";

export class Selection {
  readonly large = new Large<CardView>();
  chosen = $state(""); // a thing as in things.ts
  looked = $state(""); // a warrior that is hovered or focused
  target = $state(""); // a warrior that was clicked as the target of a card that is being played
  wish = $state(""); // the act of the selected thing, such as playing that card; "" if there are several, or none

  choose(thing: string): void {
    this.chosen = this.chosen === thing ? "" : thing;
  }

  // The thing whose reach is drawn between the rows and whose words are in the panel.
  get shown(): string {
    return this.looked || this.chosen;
  }
}
