// The form for a new table: any game, with whatever options that game has.

import { make } from "./dom.js";
import { attempt } from "./notice.js";
import { say, sayGame } from "./words.js";

export function tableForm(games, submitWish) {
  const details = make("div", { class: "table-form" });
  const game = select(
    "game",
    games.map((known) => [known.name, sayGame(known.name)]),
  );
  const shown = () => games.find((known) => known.name === game.value);
  const show = () => details.replaceChildren(...gameFields(shown()));
  game.addEventListener("change", show);
  show();
  const submit = (event) => {
    event.preventDefault();
    attempt(() => submitWish(wishOf(new FormData(event.target), shown())));
  };
  return make(
    "form",
    { class: "table-form", submit },
    field(say("server-page-game"), game),
    details,
    clockFields(),
    ticks(),
    make("button", { class: "best" }, say("server-page-make-button")),
  );
}

function gameFields(game) {
  const [low, high] = game.seats;
  const usual = Math.min(Math.max(low, 3), high);
  const seats = make("div", { class: "fields" });
  const count = select(
    "count",
    range(low, high).map((n) => [n, String(n)]),
    usual,
  );
  const show = () => seats.replaceChildren(...range(1, Number(count.value)).map((n) => seatField(n, game.levels)));
  count.addEventListener("change", show);
  show();
  const options = Object.entries(game.options).map(([name, values]) =>
    field(
      name,
      select(
        `option ${name}`,
        values.map((value) => [JSON.stringify(value), String(value)]),
      ),
    ),
  );
  return [make("div", { class: "fields" }, field(say("server-page-seats"), count), options), seats];
}

function seatField(number, levels) {
  const kinds = [
    ["me", say("server-page-seat-me")],
    ["open", say("server-page-seat-open")],
    ...levels.map((level) => [level, say("server-page-seat-bot", { level })]),
  ];
  return field(say("server-page-seat", { seat: number }), select("seat", kinds, number === 1 ? "me" : "open"));
}

function clockFields() {
  const kinds = [
    ["none", say("server-page-clock-none")],
    ["turn", say("server-page-clock-turn")],
    ["budget", say("server-page-clock-budget")],
  ];
  const kind = select("clock", kinds);
  const seconds = field(say("server-page-clock-seconds"), number("seconds", 5, 86400, 60));
  const increment = field(say("server-page-clock-increment"), number("increment", 0, 3600, 5));
  const show = () => {
    seconds.hidden = kind.value === "none";
    increment.hidden = kind.value !== "budget";
  };
  kind.addEventListener("change", show);
  show();
  return make("div", { class: "fields" }, field(say("server-page-clock"), kind), seconds, increment);
}

function ticks() {
  const tick = (name, label, checked) =>
    make("label", { class: "tick" }, make("input", { type: "checkbox", name, checked }), " ", label);
  return make(
    "div",
    { class: "ticks" },
    tick("public", say("server-page-public"), false),
    tick("spectators", say("server-page-spectators"), true),
    tick("chat", say("server-page-chat-allowed"), true),
    tick("rated", say("server-page-rated"), false),
  );
}

function wishOf(form, game) {
  const kind = form.get("clock");
  const options = Object.keys(game.options).map((name) => [name, JSON.parse(form.get(`option ${name}`))]);
  return {
    game: game.name,
    seats: form.getAll("seat"),
    options: Object.fromEntries(options),
    public: form.has("public"),
    spectators: form.has("spectators"),
    chat: form.has("chat"),
    rated: form.has("rated"),
    clock: {
      kind,
      seconds: kind === "none" ? 0 : Number(form.get("seconds")),
      increment: kind === "budget" ? Number(form.get("increment")) : 0,
    },
  };
}

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const field = (label, input) => make("label", { class: "field" }, make("span", {}, label), input);

const number = (name, min, max, value) => make("input", { type: "number", name, min, max, value, required: true });

export function select(name, choices, chosen) {
  const options = choices.map(([value, label]) => make("option", { value, selected: value === chosen }, label));
  return make("select", { name }, options);
}
