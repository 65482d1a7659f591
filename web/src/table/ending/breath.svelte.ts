// The moment between the last act and the result: the whole table is seen, and nothing is said.

import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../state.svelte";

const BREATH = 1500; // milliseconds

export class Breath {
  taken = $state(false); // the result may be told
  fresh = $state(false); // the match has just ended on this page

  constructor(held: TableState) {
    let wasGoing = false;
    $effect(() => {
      if (!held.now) return;
      if (!held.over) {
        wasGoing = true;
        this.taken = false;
        return;
      }
      this.fresh = wasGoing;
      const timer = setTimeout(() => (this.taken = true), wasGoing ? settings.time(BREATH) : 0);
      return () => clearTimeout(timer);
    });
    // Fetched while the last act is being shown.
    $effect(() => {
      if (held.table.state === "over") void import("./Ending.svelte").catch(() => undefined);
    });
  }
}
