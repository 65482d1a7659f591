// A replay of a match, entry by entry, as its viewer saw it.

import type { Play, Shower } from "../../games/play";
import { call } from "../../lib/server/api";
import type { Moment, Story } from "../../lib/generated/api";
import { attempt } from "../../lib/notice.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Line, Now, Table } from "../../lib/server/wire";
import { chaptersOf } from "../log/marks";
import type { TableState } from "../state.svelte";

const PAUSE = 900; // milliseconds between two entries, at speed 1
const KEPT = 60; // size of the cache of views
const LINES_AT_ONCE = 5000;

export class Replay implements Play {
  n = $state(0);
  last = $state(0);
  lines = $state.raw<Line[]>([]); // all lines, including those after n
  playing = $state(false);
  speed = $state(1);
  picture = $state.raw<Now | null>(null);
  readonly chapters = $derived(chaptersOf(this.lines));
  readonly yourTurn = false;
  readonly live = false;
  readonly busy = false;
  readonly hinted = "";
  private show: Shower | null = null;
  private wanted = 0; // the entry requested last; answers for others are late
  private timer = 0;
  private readonly known = new Map<number, Moment>();

  constructor(readonly held: TableState) {
    this.last = held.n;
  }

  get now(): Now {
    return this.picture!;
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

  // The lines up to the current entry.
  get told(): Line[] {
    return this.lines.filter((line) => line.n <= this.n);
  }

  nameOf = (seat: number): string => this.held.nameOf(seat);
  act = (): void => undefined; // a replay cannot be changed
  explain = (): void => undefined;
  foresee = (): Promise<null> => Promise.resolve(null);
  onShow = (show: Shower | null): void => {
    this.show = show;
  };

  async open(at: number): Promise<void> {
    await this.fetchLines();
    await this.go(at);
  }

  leave(): void {
    this.pause();
    this.wanted = -1;
  }

  private get seat(): string {
    return this.viewer >= 0 ? `&seat=${this.viewer}` : "";
  }

  private async fetchLines(): Promise<void> {
    for (let since = 0; ; since += LINES_AT_ONCE) {
      const path = `tables/${this.held.id}/story?since=${since}${this.seat}`;
      const { lines, last } = await call<Story>("GET", path);
      this.lines = [...this.lines, ...lines];
      this.last = last;
      if (since + LINES_AT_ONCE >= last) return;
    }
  }

  private async fetchMoment(n: number): Promise<Moment> {
    const known = this.known.get(n);
    if (known) return known;
    const moment = await call<Moment>("GET", `tables/${this.held.id}/moment?n=${n}${this.seat}`);
    if (this.known.size >= KEPT) this.known.delete(this.known.keys().next().value!);
    this.known.set(n, moment);
    return moment;
  }

  // Goes to an entry; `moving` animates what happened on the way.
  async go(n: number, moving = false): Promise<void> {
    const to = Math.min(Math.max(0, n), this.last);
    this.wanted = to;
    const moment = await this.fetchMoment(to);
    if (to !== this.wanted) return;
    const before = this.picture;
    const after = this.pictureOf(moment);
    const between = this.lines.filter((line) => line.n > this.n && line.n <= to);
    if (moving && before && this.show) await this.show(between, before, after).catch(reportError);
    if (to !== this.wanted) return;
    this.n = to;
    this.picture = after;
  }

  private pictureOf({ n, seat, view }: Moment): Now {
    const ended = n === this.last && this.held.table.state === "over";
    return { seat, view, options: [], undo: false, result: ended ? (this.held.now?.result ?? null) : null };
  }

  // Entries without anything to show are skipped.
  private get next(): number {
    return this.lines.find((line) => line.n > this.n && tells(line))?.n ?? this.last;
  }

  private get previous(): number {
    return this.lines.findLast((line) => line.n < this.n && tells(line))?.n ?? 0;
  }

  forward = (): void => {
    this.pause();
    void attempt(() => this.go(this.next, true));
  };

  back = (): void => {
    this.pause();
    void attempt(() => this.go(this.previous));
  };

  jump = (n: number): void => {
    this.pause();
    void attempt(() => this.go(n));
  };

  toggle = (): void => (this.playing ? this.pause() : this.play());

  // To the chapter after the entry that is shown, or will be in a moment; or before it.
  chapter = (by: 1 | -1): void => {
    const all = this.chapters;
    const found = by > 0 ? all.find(({ n }) => n > this.wanted) : all.findLast(({ n }) => n < this.wanted);
    this.jump(found?.n ?? (by > 0 ? this.last : 0));
  };

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.timer);
  };

  play = (): void => {
    this.playing = true;
    void attempt(() => this.run());
  };

  private async run(): Promise<void> {
    if (this.n >= this.last) await this.go(0);
    while (this.playing && this.n < this.last) {
      await this.go(this.next, settings.moves && this.speed <= 2);
      await new Promise((resolve) => (this.timer = window.setTimeout(resolve, PAUSE / this.speed)));
    }
    this.playing = false;
  }
}

const tells = (line: Line): boolean => Boolean(line.fact || line.events?.length);
