// The page of a table: what the server has told so far, and the parts of the page that show it.

import { call, nonce } from "./api.js";
import { Chat } from "./chat.js";
import { showClocks } from "./clocks.js";
import { Connection } from "./connection.js";
import { fill, find, make } from "./dom.js";
import { Log } from "./log.js";
import { beSomebody, me } from "./me.js";
import { attempt, banner, button, notice } from "./notice.js";
import { showActions, showOffer } from "./actions.js";
import { listenForNumbers, showOptions } from "./options.js";
import { showEnd } from "./end.js";
import { showSeats } from "./seats.js";
import { showView } from "./view.js";
import { say, sayGame } from "./words.js";

export const SPECTATOR = -3;
const PLAY = ["end", "offer", "options", "actions", "view"]; // side by side with the rest where there is room
const REST = ["seats", "log", "chat"];

export async function showTable(id) {
  const seat = new URLSearchParams(location.search).get("seat");
  const token = location.hash.slice(1);
  if (seat !== null && token) return offerSeat(id, Number(seat), token);
  const asked = () => Promise.all([call("GET", "games"), call("GET", `tables/${id}`)]);
  const found = await attempt(asked);
  if (!found) return undefined;
  const [games, table] = found;
  const page = new TablePage(
    id,
    table,
    games.find((game) => game.name === table.game),
  );
  return page.connect();
}

// The link t/ID?seat=2#TOKEN brings a seat to this device, once. It may be the only way to see the table.
function offerSeat(id, seat, token) {
  const take = async () => {
    await beSomebody();
    await call("POST", `tables/${id}/take`, { seat, token });
    history.replaceState(null, "", location.pathname);
    await showTable(id);
  };
  const sentence = make("p", {}, say("server-page-take", { seat: seat + 1 }));
  fill(
    find("main"),
    make("section", { class: "panel" }, sentence, button(say("server-page-take-button"), take, { class: "best" })),
  );
}

class TablePage {
  constructor(id, table, game) {
    Object.assign(this, { id, table, game });
    this.mine = me() ? table.seats.flatMap((seat, i) => (seat.user === me().id ? [i] : [])) : [];
    this.viewer = SPECTATOR; // the seat that is looked from
    this.asked = null; // the seat that was asked for
    this.n = 0;
    this.now = null;
    this.clock = null;
    this.parts = Object.fromEntries(
      [...PLAY, ...REST].map((name) => [name, make("section", { class: name, tabindex: -1 })]),
    );
    this.log = new Log(this);
    this.chat = new Chat(this);
    const title = make("h1", {}, sayGame(table.game));
    const column = (names) =>
      make(
        "div",
        { class: "column" },
        names.map((name) => this.parts[name]),
      );
    this.box = make("div", { class: "table" }, column(PLAY), column(REST));
    fill(find("main"), title, this.box);
    listenForNumbers(this.parts.options);
    this.show();
  }

  connect() {
    this.connection = new Connection({
      hear: (message) => this.hear(message),
      watching: () => this.watching(),
      lost: (lost) => banner(lost ? { id: "server-page-lost" } : null),
    });
  }

  watching() {
    const seat = this.asked === null ? {} : { seat: this.asked };
    return { table: this.id, ...seat, ...(this.now ? { since: this.n } : {}) };
  }

  hear(message) {
    if (message.t === "table") this.hearTable(message);
    if (message.t === "snapshot") this.hearSnapshot(message);
    if (message.t === "update") this.hearUpdate(message);
    if (message.t === "chat") this.chat.add(message.lines);
    if (message.t === "refused") notice(message.why);
    if (message.t === "bye") banner(message.why);
  }

  hearTable({ table, you, viewer }) {
    Object.assign(this, { table, mine: you, viewer });
    if (!you.includes(this.asked)) this.asked = null; // the seat is somebody else's now
    const expected = table.before && table.state === "open" && you.some((seat) => !table.seats[seat].ready);
    if (expected) attempt(() => this.join()); // a rematch begins when everyone has come
    this.show();
  }

  hearSnapshot({ n, now, clock }) {
    const fresh = !this.now || this.game.hidden || n !== this.n;
    Object.assign(this, { n, now, clock, heard: Date.now() });
    if (fresh) this.log.restart(n);
    this.show();
  }

  hearUpdate({ n, since, lines, now, clock }) {
    if (since > this.n) return this.connection.watch(this.watching()); // something is missing: ask for all since what is known
    if (n < this.n) return undefined;
    this.log.add(lines.filter((line) => line.n > this.n));
    const view = { ...this.now?.view, ...now.view }; // an update has only what has changed of it
    Object.assign(this, { n, now: { ...now, view }, clock, heard: Date.now() });
    return this.show();
  }

  // Look from another seat. Where seats see different things, nothing of what the last one saw stays on the screen.
  lookFrom(seat) {
    this.asked = seat;
    if (this.game.hidden) {
      this.now = null;
      this.log.clear();
    }
    this.connection.watch({ table: this.id, seat });
  }

  // One who plays several seats looks from the one that decides; with hidden hands the screen is passed on first.
  passed() {
    const decides = this.now?.seat;
    if (decides === undefined || decides === this.viewer || !this.mine.includes(decides)) return true;
    if (!this.game.hidden && this.asked !== decides) this.lookFrom(decides);
    return !this.game.hidden;
  }

  show() {
    const { parts } = this;
    const passed = this.passed();
    this.box.dataset.state = this.table.state;
    showSeats(this, parts.seats);
    showEnd(this, parts.end);
    showOffer(this, parts.offer);
    this.chat.show();
    parts.log.hidden = parts.view.hidden = !this.now || !passed;
    if (!passed) {
      fill(parts.options, this.passScreen());
      return fill(parts.actions);
    }
    showOptions(this, parts.options);
    showActions(this, parts.actions);
    showView(this, parts.view);
    return showClocks(this);
  }

  passScreen() {
    const seat = this.now.seat;
    const take = button(say("server-page-pass-take"), () => this.lookFrom(seat), { class: "best", "data-key": "pass" });
    return make("div", { class: "panel" }, make("p", {}, say("server-page-pass", { name: this.nameOf(seat) })), take);
  }

  // A seat's name; where two have the same, with the number of the seat.
  nameOf(seat) {
    const { seats } = this.table;
    if (!seats[seat]) return "";
    const { name } = seats[seat];
    const alone = seats.filter((other) => other.name === name).length === 1;
    return alone ? name : `${name} (${seat + 1})`;
  }

  async join(seat) {
    await this.enter();
    await call("POST", `tables/${this.id}/join`, { ...(seat === undefined ? {} : { seat }), nonce: nonce() });
  }

  // Whoever does something at the table is somebody from then on, and the connection has to know it.
  async enter() {
    if (me()) return;
    await beSomebody();
    this.connection.renew();
  }

  // Change the table, before the start, as the host or for oneself.
  change(what, body) {
    return call("POST", `tables/${this.id}/${what}`, body);
  }
}
