// What can be done now: one button an act, and the keys 1 to 9 for the first of them.

import { fill, make } from "./dom.js";
import { attempt } from "./notice.js";
import { say, sayMessage } from "./words.js";

const KEYS = 9;

export function showOptions(page, box) {
  document.title = page.now?.options.length > 0 ? "● Krypta" : "Krypta"; // for whoever waits in another tab
  if (!page.now || page.table.state !== "running") return fill(box);
  const { seat, options } = page.now;
  const turn = make("h2", { class: options.length > 0 ? "yours" : "" }, whose(page, seat));
  const buttons = options.map((option, i) => make("li", {}, optionButton(page, option, i, box)));
  return fill(box, turn, make("ol", { class: "choices" }, buttons));
}

function whose(page, seat) {
  if (!page.mine.includes(seat)) return say("server-page-turn-of", { name: page.nameOf(seat) });
  if (page.mine.length === 1) return say("server-page-your-turn");
  return say("server-page-your-turn-as", { name: page.nameOf(seat) });
}

function optionButton(page, option, i, box) {
  const click = async () => {
    if (box.contains(document.activeElement)) box.focus(); // a disabled button would lose the keyboard's place
    box.querySelectorAll("button").forEach((other) => (other.disabled = true));
    const { n, viewer } = page;
    await attempt(() => page.connection.send("act", { n, act: option.act, seat: viewer }));
    page.hint = null;
    page.show();
  };
  const hinted = page.hint?.n === page.n && page.hint.act === option.act;
  const props = { type: "button", "data-key": `option ${option.act}`, class: hinted ? "hinted" : null, click };
  const key = i < KEYS ? make("kbd", {}, String(i + 1)) : null;
  return make("button", props, key, make("span", {}, sayMessage(option.say)), make("code", {}, option.act));
}

export function listenForNumbers(box) {
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, select, textarea");
    if (typing || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
    const chosen = box.querySelectorAll(".choices button")[Number(event.key) - 1];
    if (chosen) event.preventDefault();
    chosen?.click();
  });
}
