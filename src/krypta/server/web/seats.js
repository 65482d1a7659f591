// Who sits where. Before the start the host arranges the seats; whoever has the link joins.

import { copyable, fill, make } from "./dom.js";
import { select } from "./form.js";
import { me } from "./me.js";
import { attempt, button } from "./notice.js";
import { say, sayAs } from "./words.js";

export function showSeats(page, box) {
  const { table } = page;
  const open = table.state === "open";
  const hosting = me() !== null && table.host === me().id;
  const rows = table.seats.map((seat, i) => make("li", {}, seatRow(page, seat, i, open && hosting)));
  fill(
    box,
    make("h2", {}, say("server-page-seats")),
    make("ol", { class: "sitting" }, rows),
    terms(table),
    open && entrance(page, hosting),
  );
}

function seatRow(page, seat, i, arranging) {
  const { table, mine } = page;
  const decides = page.now?.seat === i && table.state === "running";
  return [
    make("span", { class: decides ? "who decides" : "who" }, who(seat)),
    make("span", { class: "clock", "data-seat": i }),
    make("span", { class: "notes" }, notes(page, seat, i)),
    table.state === "open" && seat.kind === "open" && joinButton(page, i),
    arranging && kindPicker(page, seat, i),
    arranging && i > 0 && mover(page, i),
    arranging && seat.kind === "person" && !mine.includes(i) && hostButtons(page, seat, i),
  ];
}

function who(seat) {
  if (seat.kind === "open") return say("server-page-seat-open");
  return seat.kind === "bot" ? say("server-page-seat-bot", { level: seat.bot }) : seat.name;
}

function notes({ table, mine }, seat, i) {
  const told = [];
  if (mine.includes(i)) told.push(say("server-page-you"));
  if (seat.kind === "person" && seat.user === table.host) told.push(say("server-page-host"));
  if (seat.resigned) told.push(say("server-page-resigned"));
  if (seat.kind === "person" && table.state !== "over") {
    if (table.state === "open" && !seat.ready) told.push(say("server-page-expected"));
    else if (seat.bot) told.push(say("server-page-bot-plays", { level: seat.bot }));
    else if (!seat.here && !mine.includes(i)) told.push(say("server-page-away"));
  }
  return told.flatMap((text, at) => (at > 0 ? [" · ", text] : [text]));
}

function joinButton(page, i) {
  return button(say("server-page-join"), () => page.join(i), { "data-key": `join ${i}` });
}

function kindPicker(page, seat, i) {
  const only = page.mine.length === 1;
  if (seat.kind === "person" && (only || !page.mine.includes(i))) return null; // others are sent away by name
  const levels = page.table.rated ? [] : page.game.levels; // only people play for ratings
  const kinds = [
    ["open", say("server-page-seat-open")],
    ...levels.map((level) => [level, say("server-page-seat-bot", { level })]),
  ];
  if (seat.kind === "person") kinds.unshift(["", seat.name]);
  const picker = select("kind", kinds, { open: "open", bot: seat.bot, person: "" }[seat.kind]);
  picker.dataset.key = `kind ${i}`;
  sayAs(picker, "aria-label", "server-page-seat", { seat: i + 1 });
  picker.addEventListener(
    "change",
    () => picker.value && attempt(() => page.change("seats", { seat: i, kind: picker.value })),
  );
  return picker;
}

function mover(page, i) {
  const up = button("↑", () => page.change("swap", { one: i, two: i - 1 }), { "data-key": `up ${i}` });
  return sayAs(up, "aria-label", "server-page-move-up", { seat: i + 1 });
}

function hostButtons(page, seat, i) {
  return [
    button(say("server-page-kick"), () => page.change("kick", { seat: i }), { "data-key": `kick ${i}` }),
    button(say("server-page-hand-host"), () => page.change("host", { user: seat.user }), { "data-key": `host ${i}` }),
  ];
}

// What was agreed for this table.
function terms({ clock, rated, public: listed, options }) {
  const told = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
  if (clock.kind === "turn") told.push(say("server-page-terms-turn", { seconds: clock.seconds }));
  if (clock.kind === "budget") {
    told.push(say("server-page-terms-budget", { seconds: clock.seconds, increment: clock.increment }));
  }
  if (rated) told.push(say("server-page-rated"));
  if (listed) told.push(say("server-page-public"));
  return make(
    "ul",
    { class: "terms quiet" },
    told.map((text) => make("li", {}, text)),
  );
}

function entrance(page, hosting) {
  const { table, game, mine } = page;
  const count = table.seats.length;
  const resize = (to) => () => page.change("size", { count: to });
  const full = table.seats.every((seat) => seat.kind === "bot" || seat.ready);
  const start = button(say("server-page-start"), () => page.change("start"), { class: "best", "data-key": "start" });
  return make(
    "div",
    { class: "entrance" },
    hosting &&
      count < game.seats[1] &&
      button(say("server-page-more-seats"), resize(count + 1), { "data-key": "more" }),
    hosting &&
      count > game.seats[0] &&
      button(say("server-page-fewer-seats"), resize(count - 1), { "data-key": "fewer" }),
    mine.length > 0 && button(say("server-page-leave"), () => page.change("leave"), { "data-key": "leave" }),
    hosting && full ? start : make("p", { role: "status" }, waiting(page, full)),
    make("p", {}, say("server-page-share")),
    copyable(new URL(`t/${page.id}`, document.baseURI).href, say("server-page-copy")),
  );
}

function waiting({ table }, full) {
  if (!full) return say("server-page-waiting-players");
  const host = table.seats.find((seat) => seat.user === table.host);
  return say("server-page-waiting-host", { name: host ? host.name : "" });
}
