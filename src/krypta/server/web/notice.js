// What went wrong, or is worth knowing, in one sentence above everything; and buttons that can be refused.

import { Refused } from "./api.js";
import { fill, find, make } from "./dom.js";
import { say, sayMessage } from "./words.js";

export function notice(message) {
  const box = find("notice");
  box.hidden = !message;
  if (!message) return fill(box);
  const close = make("button", { type: "button", click: () => notice(null) }, say("server-page-close"));
  fill(box, make("span", {}, sayMessage(message)), close);
}

// The quiet line that says that the connection is lost.
export function banner(message) {
  const box = find("banner");
  box.hidden = !message;
  fill(box, message ? sayMessage(message) : "");
}

// Do something that may be refused; whoever asked sees why.
export async function attempt(work) {
  try {
    notice(null);
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    notice(error.reason);
    return undefined;
  }
}

// A button that does something; while that is being done it does nothing else. It is not disabled meanwhile: the
// keyboard's place would be lost.
export function button(label, work, props = {}) {
  let busy = false;
  const click = async (event) => {
    if (busy) return;
    busy = true;
    await attempt(() => work(event)).finally(() => (busy = false));
  };
  return make("button", { type: "button", ...props, click }, label);
}

const asking = new Set(); // the careful buttons that have been pressed once; they may be drawn anew meanwhile

// A button for what cannot be taken back: it asks once more before it does it.
export function careful(key, label, work) {
  const box = make("span", { class: "sure" });
  const ask = (asked) => () => {
    if (asked) asking.add(key);
    else asking.delete(key);
    show();
    box.querySelector("button").focus();
  };
  const first = () => make("button", { type: "button", "data-key": key, click: ask(true) }, label);
  const really = () => [
    say("server-page-sure"),
    button(say("server-page-yes"), () => work().finally(() => asking.delete(key)), {
      class: "danger",
      "data-key": `${key} yes`,
    }),
    make("button", { type: "button", "data-key": `${key} no`, click: ask(false) }, say("server-page-no")),
  ];
  const show = () => fill(box, asking.has(key) ? really() : first());
  show();
  return box;
}
