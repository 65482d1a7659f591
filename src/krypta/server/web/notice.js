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

// A button that does something; it rests while it is being done, so that nothing is done twice.
export function button(label, work, props = {}) {
  const click = async (event) => {
    const pressed = event.currentTarget;
    pressed.disabled = true;
    await attempt(() => work(event)).finally(() => (pressed.disabled = false));
  };
  return make("button", { type: "button", ...props, click }, label);
}

// A button for what cannot be taken back: it asks once more before it does it.
export function careful(label, work, props = {}) {
  const sure = make("span", { class: "sure", hidden: true });
  const first = make("button", { type: "button", ...props }, label);
  const ask = (asked) => {
    sure.hidden = !asked;
    first.hidden = asked;
    (asked ? sure.querySelector("button") : first).focus();
  };
  first.addEventListener("click", () => ask(true));
  const no = make("button", { type: "button", click: () => ask(false) }, say("server-page-no"));
  sure.append(say("server-page-sure"), " ", button(say("server-page-yes"), work, { class: "danger" }), " ", no);
  return make("span", {}, first, sure);
}
