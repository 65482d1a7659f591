// The running match as passed to a game's table, with the requested hint and reason.

import type { Play, Shower } from "../games/play";
import { attempt, notices } from "../lib/notice.svelte";
import type { Foreseen, Line, Message, Now, Table } from "../lib/server/wire";
import { Greeting } from "./greeting.svelte";
import type { TableState } from "./state.svelte";

interface Hint {
  n: number; // the entry it was given for; the next one removes it
  act: string;
  say: Message;
  numbers?: Message | null;
}

export class LivePlay implements Play {
  reason = $state.raw<{ say: Message | null } | null>(null); // why an act is not possible; `say` is null if it is possible
  private given = $state.raw<Hint | null>(null);
  private foreseen = { n: -1, acts: new Map<string, Promise<Foreseen | null>>() };

  readonly live = true;
  readonly greeting: Greeting;

  constructor(readonly held: TableState) {
    this.greeting = new Greeting(held);
  }

  get lines(): Line[] {
    return this.held.lines;
  }

  get now(): Now {
    return this.held.now!;
  }
  get table(): Table {
    return this.held.table;
  }
  get viewer(): number {
    return this.held.viewer;
  }
  get mine(): number[] {
    return this.held.mine;
  }
  get yourTurn(): boolean {
    return this.held.yourTurn && this.held.decides === this.held.viewer;
  }
  get busy(): boolean {
    return this.held.sending || this.held.showing;
  }
  get hint(): Hint | null {
    return this.given?.n === this.held.n && !this.held.showing ? this.given : null; // not while its act is being shown
  }
  get hinted(): string {
    return this.hint?.act ?? "";
  }

  // Whether the viewer still takes part, and may make offers, request hints and resign.
  get takesPart(): boolean {
    const { table, viewer, mine } = this.held;
    return !this.held.over && mine.includes(viewer) && !table.seats[viewer].resigned;
  }

  get canUndo(): boolean {
    return this.takesPart && Boolean(this.held.now?.undo);
  }

  get canAsk(): boolean {
    return this.takesPart && this.yourTurn && this.now.options.length > 0;
  }

  nameOf = (seat: number): string => this.held.nameOf(seat);

  act = (word: string): void => {
    this.greeting.close();
    if (!this.busy) void attempt(() => this.held.act(word));
  };

  undo = (): void => {
    if (this.canUndo && !this.busy) void attempt(() => this.held.undo());
  };

  explain = (word: string): void => {
    void attempt(async () => {
      const { say } = await this.held.why(word);
      this.reason = { say: say ?? null };
    });
  };

  // Requested once for each act of a view: players who look around return to the same acts.
  foresee = (word: string): Promise<Foreseen | null> => {
    const { n } = this.held;
    if (this.foreseen.n !== n) this.foreseen = { n, acts: new Map() };
    const { acts } = this.foreseen;
    const known = acts.get(word) ?? this.askToForesee(word);
    acts.set(word, known);
    return known;
  };

  private async askToForesee(word: string): Promise<Foreseen | null> {
    if (!this.canAsk) return null;
    const done = await this.held.foresee(word).catch(() => null);
    return done?.foreseen ?? null;
  }

  askForHint = (): void => {
    if (!this.canAsk || this.busy) return;
    if (this.table.rated) notices.tell({ id: "server-rated-no-hint" });
    else void attempt(() => this.hear());
  };

  private async hear(): Promise<void> {
    const { n } = this.held;
    const { act, say, numbers } = await this.held.hint();
    if (act && say) this.given = { n, act, say, numbers };
  }

  dropHint = (): void => {
    this.given = null;
  };

  onShow = (show: Shower | null): void => {
    this.held.show = show;
  };
}
