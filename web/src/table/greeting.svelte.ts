// Who has just begun a quick game is told first who they are: until that is read, or for a few seconds, nothing moves.

import type { Greeting as Told } from "../games/play";
import { attempt } from "../lib/notice.svelte";
import type { TableState } from "./state.svelte";

const LONGEST = 8000; // milliseconds: then the others' turns are seen

export class Greeting implements Told {
  open = $state(new URLSearchParams(location.search).has("hello"));
  private done: () => void = () => undefined;

  constructor(private readonly held: TableState) {
    if (!this.open) return;
    held.ready = new Promise((resolve) => {
      this.done = resolve;
      setTimeout(() => (held.yourTurn ? resolve() : this.close()), LONGEST);
    });
  }

  close = (): void => {
    this.open = false;
    this.done();
  };

  // Begins again at a table where heroes are chosen; null where they cannot be, or where others play too.
  get another(): (() => void) | null {
    const { held } = this;
    const { table, game } = held;
    const chosen = game.options.heroes?.includes("chosen") && table.options.heroes !== "chosen";
    if (!chosen || !held.alone || held.shared || table.rated || table.state !== "running") return null;
    const seats = table.seats.map((sits) =>
      sits.kind === "bot" ? (game.bots.find((bot) => bot.name === sits.name)?.id ?? sits.bot) : "me",
    );
    return () =>
      void attempt(async () => {
        this.close();
        await held.offer("abort");
        const { createTable } = await import("../front/new-table/create");
        await createTable({ game: game.name, seats, options: { ...table.options, heroes: "chosen" } });
      });
  }
}
