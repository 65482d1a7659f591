// The games there are and the tables that can be seen, looked up again and again while somebody is looking.

import { Refused, call } from "../lib/server/api";
import type { Lists } from "../lib/generated/api";
import type { Game, Message, Table } from "../lib/server/wire";

const EVERY = 8000; // milliseconds between two looks at the tables

export class Lobby {
  games = $state.raw<Game[]>([]);
  lists = $state.raw<Lists | null>(null);
  trouble = $state<Message | null>(null);
  private timer = 0;

  // Begin to look; what is returned ends it.
  watch(): () => void {
    void this.look();
    this.timer = window.setInterval(() => document.hidden || this.again(), EVERY);
    return () => clearInterval(this.timer);
  }

  // A server that could not be reached may be back; lists that could not be had once come the next time.
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
