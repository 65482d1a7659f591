// The state of a table on this page: what the server has sent, and the messages that can be sent to it.
// Updates are shown in order: the game's table may take its time to show what happened before the next view is shown.

import type { Shower } from "../games/play";
import { Refused, call, nonce } from "../lib/server/api";
import type { Story } from "../lib/generated/api";
import { Connection } from "../lib/server/connection";
import { Bubbles } from "./together/bubbles.svelte";
import { RatingChange } from "./rating.svelte";
import { saySeated } from "../lib/people";
import { me } from "../lib/server/me.svelte";
import { notices } from "../lib/notice.svelte";
import { settings } from "../lib/settings.svelte";
import {
  NOBODY,
  SPECTATOR,
  type ChatLine,
  type Clock,
  type Done,
  type EmoteKind,
  type Game,
  type Line,
  type Message,
  type Now,
  type Offer,
  type Table,
  type Told,
  type Unsent,
  type Update,
  type Watching,
} from "../lib/server/wire";

const LINES_AT_ONCE = 150; // entries per request
const MOST_WAITING = 4; // updates that may wait to be shown at the usual pace; if there are more, it quickens
const QUICKEST = 4; // times
const SKIPPED = 30; // times faster, once the player has skipped
const PAUSE = 300; // milliseconds between two acts of bots, at their usual pace
const NEW_SESSION_AFTER = [500, 1500, 4000]; // milliseconds: the other tab gets its new session a little later

export class TableState {
  table = $state.raw<Table>(undefined!);
  mine = $state.raw<number[]>([]); // my seats
  viewer = $state(SPECTATOR); // the seat that the page watches from
  n = $state(0);
  now = $state.raw<Now | null>(null); // the view that is shown
  clock = $state.raw<Clock | null>(null);
  clockAt = $state(0); // when it was received
  lines = $state.raw<Line[]>([]); // the log, from entry `first` on
  first = $state(1);
  chat = $state.raw<ChatLine[]>([]);
  lost = $state(false);
  slow = $state(false); // a message has been waiting for its answer for a while
  sending = $state(false); // a message was sent and has not been answered yet
  skipping = $state(false); // what is still to be shown of others' turns passes at once
  showing = $state(false); // an update is being shown, and the newest view is not shown yet
  closed = $state(false); // the table was closed before a match began
  gone = $state<Refused | null>(null); // why the table cannot be shown
  show: Shower | null = null;
  ready: Promise<void> | null = null; // until then nothing new is shown
  readonly bubbles = new Bubbles();

  private asked: number | null = null; // the requested seat
  private renewed = false; // went on with another session, which has not been accepted yet
  private known = 0; // the newest entry received, though perhaps not shown yet
  private newest: Now | null = null;
  private waiting: Update[] = [];
  private coming = false; // joining a rematch is in progress
  private readonly rated: RatingChange;
  private turn = 0; // counts restarts, to discard answers to older requests
  private connection: Connection;

  constructor(
    table: Table,
    readonly game: Game,
  ) {
    this.table = table;
    this.rated = new RatingChange(table.game);
    if (table.rated && table.state !== "over") void this.rated.begin();
    this.connection = new Connection({
      hear: (told) => this.hear(told),
      watching: () => this.watching(),
      lost: (lost) => {
        this.lost = lost;
        notices.banner = lost ? { id: "server-page-lost" } : null;
      },
      slow: (slow) => (this.slow = slow),
    });
  }

  // Loads the games, the table and then its state; throws Refused if it cannot be watched.
  static async open(id: string): Promise<TableState> {
    const [games, table] = await Promise.all([call<Game[]>("GET", "games"), call<Table>("GET", `tables/${id}`)]);
    return new TableState(
      table,
      games.find((game) => game.name === table.game)!,
    );
  }

  leave(): void {
    this.connection.end();
    notices.banner = null;
  }

  // -- state

  get rating(): RatingChange["change"] {
    return this.rated.change;
  }

  get id(): string {
    return this.table.id;
  }

  // Whether the end has been shown; the table itself is over as soon as the last act is played.
  get over(): boolean {
    return this.now?.seat === NOBODY;
  }

  get decides(): number {
    return this.now?.seat ?? NOBODY;
  }

  // Whether the person at this device is to decide now.
  get yourTurn(): boolean {
    return (
      !this.over && this.decides >= 0 && this.mine.includes(this.decides) && !this.table.seats[this.decides].resigned
    );
  }

  get isHost(): boolean {
    return me.person !== null && this.table.host === me.person.id;
  }

  // Whether no other person plays.
  get alone(): boolean {
    return !this.table.seats.some(
      ({ kind, user, resigned }) => kind === "person" && user !== me.person?.id && !resigned,
    );
  }

  // Whether several seats share this screen.
  get shared(): boolean {
    return this.mine.length > 1;
  }

  // With hidden hands, the seat that must take over the screen before its cards are shown.
  get passTo(): number | null {
    const hidden = this.game.hidden && this.shared && this.yourTurn && this.decides !== this.viewer;
    return hidden ? this.decides : null;
  }

  // A seat's name; with the seat number if two have the same.
  nameOf(seat: number): string {
    const { seats } = this.table;
    if (!seats[seat]) return "";
    const name = saySeated(seats[seat]);
    const alone = seats.filter((other) => saySeated(other) === name).length === 1;
    return alone ? name : `${name} (${seat + 1})`;
  }

  // The number of the seat's last act in force among the loaded lines; 0 if there is none.
  lastActOf(seat: number): number {
    let acts: Line[] = [];
    for (const line of this.lines) {
      if (line.fact === "undo") acts = acts.filter((act) => act.n <= (line.to ?? 0));
      else if (!line.fact) acts.push(line);
    }
    return acts.findLast((act) => act.by === seat)?.n ?? 0;
  }

  // -- messages from the server

  private watching(): Watching {
    const seat = this.asked === null ? {} : { seat: this.asked };
    return { table: this.id, ...seat, ...(this.newest ? { since: this.known } : {}) };
  }

  private hear(told: Told): void {
    if (told.t === "table") this.hearTable(told);
    if (told.t === "snapshot") this.hearSnapshot(told);
    if (told.t === "update") this.hearUpdate(told);
    if (told.t === "chat") {
      const fresh = told.lines.filter((line) => !this.chat.some((old) => old.number === line.number));
      this.chat = [...this.chat, ...fresh];
      this.bubbles.chat(fresh);
    }
    if (told.t === "emote") this.bubbles.feel(told);
    if (told.t === "refused") this.hearRefusal(new Refused(told.why));
    if (told.t === "bye") void this.dismissed(told.why, told.again);
  }

  // A session that ended may have become another one, in another tab: a guest who made an account, or logged in.
  private async dismissed(why: Message, again: number): Promise<void> {
    notices.banner = why;
    if (again > 0 || this.renewed) return;
    for (const time of NEW_SESSION_AFTER) {
      await new Promise((resolve) => setTimeout(resolve, time));
      await me.lookUp().catch(() => undefined);
      if (!me.person) continue;
      this.renewed = true;
      return this.connection.revive();
    }
  }

  private hearTable({ n, table, you, viewer }: Extract<Told, { t: "table" }>): void {
    this.table = table;
    this.closed = table.state === "over" && n === 0;
    this.mine = you;
    this.viewer = viewer;
    if (this.asked !== null && !you.includes(this.asked)) this.asked = null; // the seat belongs to another person now
    const expected = table.before && table.state === "open" && you.some((seat) => !table.seats[seat].ready);
    if (expected && !this.coming) void this.come();
  }

  // A rematch begins once everyone has joined.
  private async come(): Promise<void> {
    this.coming = true;
    await this.join().catch(() => undefined);
    this.coming = false;
  }

  private hearRefusal(refused: Refused): void {
    if (!this.newest && this.table.state !== "open") this.gone = refused;
    else notices.tell(refused.reason);
  }

  private hearSnapshot({ n, now, clock }: Extract<Told, { t: "snapshot" }>): void {
    const fresh = !this.newest || this.game.hidden || n !== this.known;
    this.renewed = false;
    this.waiting = [];
    this.known = n;
    this.newest = now;
    this.stand(n, now, clock);
    if (fresh) this.restart(n);
    this.follow();
    if (!this.showing) this.tellShown();
  }

  private hearUpdate(update: Update): void {
    if (update.since > this.known) {
      this.connection.watch(this.watching()); // an update was missed
      return;
    }
    if (update.n < this.known) return;
    const view = { ...(this.newest?.view as object), ...(update.now.view as object) }; // an update has only the changed parts of the view
    this.newest = { ...update.now, view };
    update = { ...update, lines: update.lines.filter((line) => line.n > this.known), now: this.newest };
    this.known = update.n;
    this.waiting.push(update);
    if (!this.showing) void this.showWaiting();
  }

  private async showWaiting(): Promise<void> {
    this.showing = true;
    await this.ready;
    try {
      for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
        const { now: before, turn } = this;
        settings.haste = this.haste(before);
        if (this.show && before && !document.hidden) {
          await this.show(update.lines, before, update.now).catch(reportError); // the new view is shown even if the animation fails
        }
        if (turn === this.turn) this.lines = [...this.lines, ...update.lines]; // the log gets its lines once they have been shown
        if (update.n >= this.n) this.stand(update.n, update.now, update.clock); // unless a snapshot arrived meanwhile
        this.follow();
      }
    } finally {
      this.showing = false;
      settings.haste = 1;
    }
    this.tellShown();
  }

  // How many times faster than usual the next update is shown: bots have a pace of their own, and a queue quickens it.
  private haste(before: Now | null): number {
    const queued = Math.min(QUICKEST, Math.max(1, this.waiting.length / MOST_WAITING + 0.5));
    if (!this.botDecides(before)) return queued;
    const { bots } = settings.kept;
    return this.skipping ? SKIPPED : bots ? queued * bots : Infinity;
  }

  private botDecides(now: Now | null): boolean {
    return Boolean(now && this.table.seats[now.seat]?.bot);
  }

  // Bots wait for a page that says what it has shown; nobody else needs to know.
  private tellShown(): void {
    if (!this.botDecides(this.now)) this.skipping = false;
    if (!this.botDecides(this.now) || !this.mine.length) return;
    const { n } = this;
    const { bots } = settings.kept;
    const pause = this.skipping || !bots || document.hidden ? 0 : PAUSE / bots;
    setTimeout(() => {
      if (this.n === n && !this.lost) void this.connection.send({ t: "shown", n }).catch(() => undefined);
    }, pause);
  }

  // Shows the rest of the others' turns at once.
  skip = (): void => {
    this.skipping = true;
    settings.haste = SKIPPED;
  };

  private stand(n: number, now: Now, clock: Clock | null): void {
    const ends = now.seat === NOBODY && this.now?.seat !== NOBODY;
    if (ends && this.table.rated && now.result && this.mine.length) void this.rated.end();
    this.n = n;
    this.now = now;
    this.clock = clock;
    this.clockAt = Date.now();
  }

  // With several seats on this screen, watches from the one that decides, unless the screen has to be passed on first.
  private follow(): void {
    if (!this.game.hidden && this.yourTurn && this.decides !== this.viewer && this.asked !== this.decides)
      this.lookFrom(this.decides);
  }

  // Watches from another seat. If hands are hidden, everything the last seat saw is removed from the screen.
  lookFrom(seat: number): void {
    this.asked = seat;
    if (this.game.hidden) {
      this.now = this.newest = null;
      this.lines = [];
    }
    this.connection.watch({ table: this.id, seat });
  }

  // -- the log

  private restart(n: number): void {
    this.turn += 1;
    this.lines = [];
    this.first = n + 1;
    void this.fetchEarlier().catch(() => undefined);
  }

  async fetchEarlier(): Promise<void> {
    const { turn, first } = this;
    const until = first - 1;
    const since = Math.max(0, until - LINES_AT_ONCE);
    if (until <= 0) return;
    const seat = this.viewer >= 0 ? `&seat=${this.viewer}` : "";
    const { lines } = await call<Story>("GET", `tables/${this.id}/story?since=${since}&until=${until}${seat}`);
    if (turn !== this.turn) return;
    this.lines = [...lines, ...this.lines];
    this.first = since + 1;
  }

  // -- messages to the server

  private async send(message: Unsent): Promise<Done> {
    this.sending = true;
    try {
      return await this.connection.send(message);
    } finally {
      this.sending = false;
    }
  }

  act = (act: string): Promise<Done> => this.send({ t: "act", n: this.n, act, seat: this.viewer });
  undo = (): Promise<Done> => this.send({ t: "undo", n: this.n, seat: this.viewer });
  resign = (): Promise<Done> => this.send({ t: "resign", seat: this.viewer });
  offer = (what: Offer["what"], to = 0): Promise<Done> => this.send({ t: "offer", what, to, seat: this.viewer });
  answer = (yes: boolean): Promise<Done> => this.send({ t: "answer", yes, seat: this.viewer });
  rematch = (): Promise<Done> => this.send({ t: "rematch" });
  hint = (): Promise<Done> => this.send({ t: "hint", seat: this.viewer });
  why = (act: string): Promise<Done> => this.send({ t: "why", act, seat: this.viewer });
  foresee = (act: string): Promise<Done> => this.connection.send({ t: "foresee", act, seat: this.viewer }); // does not make the table busy
  async feel(what: EmoteKind): Promise<Done> {
    await this.enter();
    return this.connection.send({ t: "emote", what });
  }

  write = (text: string): Promise<Done> => this.send({ t: "chat", text });

  async join(seat?: number): Promise<void> {
    await this.enter();
    await this.change("join", { ...(seat === undefined ? {} : { seat }), nonce: nonce() });
  }

  // Changes the table before the start, as the host or for the visitor's own seat: start, leave, seats, swap, size,
  // kick, host, link.
  change<T = Table>(what: string, body?: unknown): Promise<T> {
    return call<T>("POST", `tables/${this.id}/${what}`, body);
  }

  // The first action at the table creates a guest session, with which the connection must be renewed.
  private async enter(): Promise<void> {
    if (me.person) return;
    await me.beSomebody();
    this.connection.renew();
  }
}
