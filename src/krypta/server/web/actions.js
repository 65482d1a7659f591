// Besides the acts of the game: taking back, asking, offering, giving up.

import { copyable, fill, make } from "./dom.js";
import { attempt, button, careful } from "./notice.js";
import { say, sayAs, sayMessage } from "./words.js";

export function showActions(page, box) {
  const { now, table, viewer, mine } = page;
  const playing = mine.includes(viewer) && !table.seats[viewer].resigned;
  if (!now || table.state !== "running" || !playing) return fill(box);
  const undo = () => page.connection.send("undo", { n: page.n, seat: viewer });
  const decides = now.options.length > 0;
  return fill(
    box,
    make(
      "div",
      { class: "row" },
      now.undo && button(say("server-page-undo"), undo, { "data-key": "undo" }),
      decides && button(say("server-page-hint"), () => askForHint(page, box), { "data-key": "hint" }),
    ),
    page.hint?.n === page.n && make("p", { role: "status" }, say("server-page-hinted"), " ", sayMessage(page.hint.say)),
    decides && whyForm(page),
    more(page),
  );
}

async function askForHint(page, box) {
  const { n } = page;
  const { act, say: words } = await page.connection.send("hint", { seat: page.viewer });
  page.hint = { n, act, say: words };
  page.show();
  box.querySelector("[data-key=hint]")?.focus();
}

function whyForm(page) {
  const field = make("input", { name: "act", required: true, maxlength: 60, autocomplete: "off", "data-key": "why" });
  field.value = page.whyAsked || "";
  sayAs(sayAs(field, "aria-label", "server-page-why-field"), "placeholder", "server-page-why-example");
  field.addEventListener("input", () => (page.whyAsked = field.value));
  const submit = async (event) => {
    event.preventDefault();
    const { n } = page;
    const done = await attempt(() => page.connection.send("why", { act: field.value, seat: page.viewer }));
    page.why = done && { n, say: done.say || { id: "server-page-allowed" } };
    page.show();
  };
  const answer = page.why?.n === page.n && make("p", { role: "status", class: "why" }, sayMessage(page.why.say));
  const ask = make("button", { "data-key": "why ask" }, say("server-page-why"));
  return make("form", { class: "row", submit }, field, ask, answer);
}

// What is seldom wanted stays folded away.
function more(page) {
  const { viewer, table } = page;
  const offer = (label, what, fields = {}) =>
    button(label, () => page.connection.send("offer", { what, seat: viewer, ...fields }), { "data-key": what });
  const last = page.log.lastActOf(viewer);
  const folded = make(
    "details",
    { open: page.moreOpen },
    make("summary", { "data-key": "more" }, say("server-page-more")),
    make(
      "div",
      { class: "row" },
      table.seats.length > 1 && offer(say("server-page-offer-draw"), "draw"),
      offer(say("server-page-offer-abort"), "abort"),
      !table.rated && last > 0 && offer(say("server-page-offer-undo"), "undo", { to: last - 1 }),
      careful("resign", say("server-page-resign"), () => page.connection.send("resign", { seat: viewer })),
    ),
    seatLink(page),
  );
  folded.addEventListener("toggle", () => (page.moreOpen = folded.open));
  return folded;
}

// A link with which this seat goes on at another device.
function seatLink(page) {
  const ask = async () => {
    const { path } = await page.change("link", { seat: page.viewer });
    page.link = { seat: page.viewer, url: new URL(path.replace(/^\//, ""), document.baseURI).href };
    page.show();
  };
  const shown = page.link?.seat === page.viewer && copyable(page.link.url, say("server-page-copy"));
  return make("div", { class: "row" }, button(say("server-page-link"), ask, { "data-key": "link" }), shown);
}

export function showOffer(page, box) {
  const { offer, state } = page.table;
  if (!offer || state !== "running") return fill(box);
  const name = page.nameOf(offer.by);
  const sentence = {
    draw: say("server-page-offered-draw", { name }),
    abort: say("server-page-offered-abort", { name }),
    undo: say("server-page-offered-undo", { name }),
  }[offer.what];
  const open = page.mine.length > 0 && !page.mine.some((seat) => offer.yes.includes(seat)); // one answer a person
  const answer = (yes) => () => page.connection.send("answer", { yes, seat: page.mine[0] });
  const label = open ? say("server-page-disagree") : say("server-page-withdraw");
  const agree = open && button(say("server-page-agree"), answer(true), { "data-key": "agree" });
  const refuse = page.mine.length > 0 && button(label, answer(false), { "data-key": "disagree" });
  return fill(box, make("div", { class: "panel", role: "status" }, make("p", {}, sentence), agree, " ", refuse));
}
