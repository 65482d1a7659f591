// The front page: a game at once, tables to join or watch, one's own tables, a new table.

import { call, nonce } from "./api.js";
import { fill, find, make } from "./dom.js";
import { tableForm } from "./form.js";
import { beSomebody, me, rename } from "./me.js";
import { attempt, button } from "./notice.js";
import { say, sayGame } from "./words.js";

const EVERY = 8000; // milliseconds between two looks at the lists

export async function showFront() {
  const games = await attempt(() => call("GET", "games"));
  if (!games) return;
  const lists = make("div", { class: "lists" });
  fill(
    find("main"),
    make("h1", {}, say("server-page-welcome")),
    make("section", { class: "start" }, playNow(games[0]), nameForm()),
    lists,
    make("section", {}, make("h2", {}, say("server-page-make")), tableForm(games, makeTable)),
  );
  await attempt(() => showLists(lists));
  setInterval(() => document.hidden || showLists(lists).catch(() => {}), EVERY);
}

export const openTable = (id) => location.assign(new URL(`t/${id}`, document.baseURI));

async function makeTable(wish) {
  await beSomebody();
  const table = await call("POST", "tables", { ...wish, nonce: nonce() });
  if (!wish.seats.includes("open")) await call("POST", `tables/${table.id}/start`);
  openTable(table.id);
}

function playNow(game) {
  const [low, high] = game.seats;
  const seats = ["me", "greedy", "greedy"].slice(0, high);
  while (seats.length < low) seats.push("greedy");
  return button(say("server-page-play-now"), () => makeTable({ game: game.name, seats }), { class: "best" });
}

function nameForm() {
  const field = make("input", { id: "name", maxlength: 24, autocomplete: "nickname", required: true });
  field.value = me() ? me().name : "";
  const submit = (event) => {
    event.preventDefault();
    attempt(() => rename(field.value));
  };
  const label = make("label", { for: "name" }, say("server-page-name"));
  const save = make("button", {}, say("server-page-name-save"));
  return make("form", { class: "row", submit }, label, field, save);
}

async function showLists(box) {
  const { open, running, yours } = await call("GET", "tables");
  const mine = new Set(yours.map((table) => table.id));
  const others = (tables) => tables.filter((table) => !mine.has(table.id));
  fill(
    box,
    yours.length > 0 && list(say("server-page-yours"), yours),
    list(say("server-page-open-tables"), others(open), say("server-page-no-open-tables")),
    others(running).length > 0 && list(say("server-page-running-tables"), others(running)),
  );
}

function list(heading, tables, empty) {
  const items = tables.map((table) =>
    make(
      "li",
      {},
      make("a", { href: `t/${table.id}`, "data-key": table.id }, sayGame(table.game), ": ", ...who(table)),
    ),
  );
  const body = items.length > 0 || !empty ? make("ul", {}, items) : make("p", { class: "quiet" }, empty);
  return make("section", {}, make("h2", {}, heading), body);
}

function who(table) {
  return table.seats.flatMap((seat, i) => [
    i > 0 ? ", " : "",
    seat.kind === "open"
      ? say("server-page-seat-open")
      : seat.kind === "bot"
        ? say("server-page-seat-bot", { level: seat.bot })
        : seat.name,
  ]);
}
