// Words: every message becomes a sentence at the server, which has the catalogues of all languages.
// What was said once is remembered; what is asked for at the same moment is asked for together.

import { call } from "./api.js";

export const LANGUAGES = {
  cs: "Čeština",
  sk: "Slovenčina",
  de: "Deutsch",
  pl: "Polski",
  en: "English",
  fr: "Français",
};
const MOST = 200; // messages that the server takes at once
const AGAIN = 2000; // milliseconds after which it is worth asking again

export const language = chosen();
const known = new Map(); // the message as JSON -> its sentence
const waiting = new Map(); // the message as JSON -> who waits for it
let asking = false;

function chosen() {
  const wished = [localStorage.getItem("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wished.find((tag) => tag in LANGUAGES) || "en";
}

export function choose(tag) {
  localStorage.setItem("language", tag);
  location.reload();
}

// Call `use` with the sentence: at once if it is known, otherwise when it comes.
export function tell(id, args, use) {
  const key = JSON.stringify({ id, args: args || {} });
  if (known.has(key)) return use(known.get(key));
  if (!waiting.has(key)) waiting.set(key, []);
  waiting.get(key).push(use);
  if (!asking) {
    asking = true;
    setTimeout(ask);
  }
}

async function ask() {
  const keys = [...waiting.keys()].slice(0, MOST);
  try {
    const said = await call("POST", "words", { lang: language, messages: keys.map((key) => JSON.parse(key)) });
    keys.forEach((key, i) => settle(key, said[i]));
  } catch (error) {
    if (error.status !== 400) return setTimeout(ask, AGAIN);
    keys.forEach((key) => settle(key, JSON.parse(key).id)); // asking again would not help
  }
  asking = waiting.size > 0;
  if (asking) setTimeout(ask);
}

function settle(key, sentence) {
  const { id, args } = JSON.parse(key);
  // A game that has no words in this language yet: the bare message still says what it is about.
  const text = sentence === id ? [id, ...Object.values(args)].join(" ") : sentence;
  known.set(key, text);
  for (const use of waiting.get(key)) use(text);
  waiting.delete(key);
}

// A text that is filled in when its words are there.
export function say(id, args) {
  const text = document.createTextNode("");
  tell(id, args, (sentence) => (text.data = sentence));
  return text;
}

// The same for a message as the wire carries it; the rule it cites stands behind it.
export function sayMessage({ id, args, rule }) {
  const text = document.createTextNode("");
  tell(id, args, (sentence) => (text.data = rule ? `${sentence} (${rule})` : sentence));
  return text;
}

// The same for an attribute, such as a placeholder or an aria-label.
export function sayAs(element, attribute, id, args) {
  tell(id, args, (sentence) => element.setAttribute(attribute, sentence));
  return element;
}

// A game's title, or its bare name if nobody has given it a title.
export function sayGame(name) {
  const text = document.createTextNode("");
  tell(`${name}-title`, {}, (sentence) => (text.data = sentence === `${name}-title` ? name : sentence));
  return text;
}
