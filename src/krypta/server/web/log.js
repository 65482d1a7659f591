// What has happened, in words: the newest last. Screen readers hear what is added.

import { call } from "./api.js";
import { fill, followed, make } from "./dom.js";
import { attempt, button } from "./notice.js";
import { say, sayMessage } from "./words.js";

const AT_ONCE = 150; // entries that are fetched together

export class Log {
  constructor(page) {
    this.page = page;
    this.list = followed(make("ol", { role: "log", "aria-live": "polite", tabindex: 0 }));
    this.more = button(say("server-page-earlier"), () => this.fetchEarlier());
    fill(page.parts.log, make("h2", {}, say("server-page-log")), this.more, this.list);
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    this.acts = []; // the acts in force: their numbers, and whose they are
    this.first = 1; // the earliest entry that is shown
    this.more.hidden = true;
    this.turn = (this.turn || 0) + 1; // answers to what was asked before this are late
  }

  // Begin anew at entry n; what came before is fetched.
  restart(n) {
    this.clear();
    this.first = n + 1;
    attempt(() => this.fetchEarlier());
  }

  async fetchEarlier() {
    const { turn, first, page } = this;
    const until = first - 1;
    const since = Math.max(0, until - AT_ONCE);
    if (until <= 0) return;
    const seat = page.viewer >= 0 ? `&seat=${page.viewer}` : "";
    const { lines } = await call("GET", `tables/${page.id}/story?since=${since}&until=${until}${seat}`);
    if (turn !== this.turn) return;
    const added = this.acts;
    this.acts = [];
    lines.forEach((line) => this.note(line));
    added.forEach((act) => this.acts.push(act));
    this.list.setAttribute("aria-busy", "true");
    this.list.prepend(...lines.flatMap((line) => this.made(line)));
    this.list.removeAttribute("aria-busy");
    this.first = since + 1;
    this.more.hidden = since === 0;
  }

  add(lines) {
    for (const line of lines) {
      this.note(line);
      this.list.append(...this.made(line));
    }
  }

  note({ n, by, fact, to }) {
    if (fact === "undo") this.acts = this.acts.filter((act) => act.n <= to);
    else if (!fact) this.acts.push({ n, by });
  }

  // The number of the seat's last act in force; 0 if there is none.
  lastActOf(seat) {
    return this.acts.findLast((act) => act.by === seat)?.n || 0;
  }

  // The line as an item of the list; none if there is nothing to see of it.
  made(line) {
    if (line.fact) return [make("li", { class: "fact", value: line.n }, this.sayFact(line))];
    if (!line.events?.length) return [];
    const sentences = line.events.flatMap((event, i) => (i > 0 ? [" ", sayMessage(event)] : [sayMessage(event)]));
    return [make("li", { value: line.n }, sentences)];
  }

  sayFact({ fact, by, to, who }) {
    const name = by === undefined ? "" : this.page.nameOf(by);
    if (fact === "undo" && by === undefined) return say("server-page-fact-undo-agreed", { to });
    if (fact === "undo") return say("server-page-fact-undo", { name, to });
    if (fact === "resign") return say("server-page-fact-resign", { name });
    if (fact === "timeout") return say("server-page-fact-timeout", { name });
    if (fact === "handover" && who) return say("server-page-fact-handover", { name, level: who });
    if (fact === "handover") return say("server-page-fact-return", { name });
    if (fact === "draw") return say("server-page-fact-draw");
    if (fact === "abort") return say("server-page-fact-abort");
    return say("server-page-fact-reveal", { seed: who || "" });
  }
}
