// The games and the visible tables, polled while the page is open.

import { Refused, call } from "../lib/server/api";
import type { Lists } from "../lib/generated/api";
import type { Game, Message, Table } from "../lib/server/wire";

const EVERY = 8000; // milliseconds between two requests

export class Lobby {
  games = $state.raw<Game[]>([]);
  lists = $state.raw<Lists | null>(null);
  trouble = $state<Message | null>(null);
  private timer = 0;

  // Starts polling; the returned function stops it.
  watch(): () => void {
    void this.look();
    this.timer = window.setInterval(() => document.hidden || this.again(), EVERY);
    return () => clearInterval(this.timer);
  }

  // Retries lists that failed: the server may be reachable again.
  private again(): void {
    if (this.trouble) void this.look();
    else void this.refresh().catch(() => undefined);
  }

  private async look(): Promise<void> {
    try {
      const [games] = await Promise.all([call<Game[]>("GET", "games"), this.refresh()]);
      this.games = games;
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.reason;
    }
  }

  private async refresh(): Promise<void> {
    const lists = await call<Lists>("GET", "tables");
    const mine = new Set(lists.yours.map((table) => table.id));
    const others = (tables: Table[]) => tables.filter((table) => !mine.has(table.id));
    this.lists = { yours: lists.yours, open: others(lists.open), running: others(lists.running) };
  }
}
