// The visitor's rating before and after a rated match.

import type { Profile } from "../lib/generated/api";
import { call } from "../lib/server/api";
import { me } from "../lib/server/me.svelte";

interface Change {
  before: number | null; // null if there was none, or the page was opened after the match
  after: number;
}

export class RatingChange {
  change = $state.raw<Change | null>(null);
  private before: number | null = null;

  constructor(private readonly game: string) {}

  // Called while the match goes on.
  async begin(): Promise<void> {
    this.before = await this.points();
  }

  // Called once it is over.
  async end(): Promise<void> {
    const after = await this.points();
    if (after !== null) this.change = { before: this.before, after };
  }

  private async points(): Promise<number | null> {
    if (!me.person) return null;
    const known = await call<Profile>("GET", `people/${me.person.id}`).catch(() => null); // the result is shown without it
    return known?.ratings.find(({ game }) => game === this.game)?.points ?? null;
  }
}
