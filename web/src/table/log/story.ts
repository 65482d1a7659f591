// A story instead of a log: what one subject does is joined into sentences, repetitions are counted, nothing is told
// twice. The catalogue says what can be joined, and `krypta.core.text.story` tells stories for the terminal in exactly
// the same way (it explains how); a test compares the two.

import type { Argument, Message } from "../../lib/server/wire";
import { say, sayMessage, words } from "../../lib/words.svelte";

const NAMED = ["place", "token", "card"]; // arguments that `known` compares
const SUBJECTS = ["hero", "player", "warrior"]; // arguments; the first that a message has is its subject
const CLAUSES = 3; // the most that one sentence has
const ATTACK = "-attacks";
const TRIGGERED = "-triggered";
const TURN = "-turn";
const MORE: [string, string] = ["-drew", "-draws"]; // the first tells more than the second before it
const NOTHING_NEW: [string, string] = ["-laid", "-drawn"]; // the first says nothing new after the second

// An event, with the number of its line if somebody wants to know where a sentence ends.
export interface Happened extends Message {
  n?: number;
}

export interface Sentence {
  text: string;
  n?: number; // of the newest line that it tells of
}

interface Told {
  messages: Happened[];
  subject: Argument | undefined;
  clause: string | null; // without its subject, if it can be told so
}

interface Growing {
  subject: Argument | undefined;
  text: string;
  clauses: string[];
  last: Message;
  open: boolean;
  turn: boolean;
  n?: number;
}

export function tell(messages: Happened[]): Sentence[] {
  const sentences: Growing[] = [];
  for (const told of runs(withoutEchoes(messages))) {
    const before = sentences.at(-1);
    const first = told.messages[0];
    const last = told.messages.at(-1)!;
    const same = before !== undefined && told.subject !== undefined && equal(told.subject, before.subject);
    if (before && same && told.clause && before.open && before.clauses.length < CLAUSES - 1) {
      const again = first.id === before.last.id ? words.part(first, "again") : null;
      before.clauses.push(again ?? told.clause);
      before.last = last;
      before.n = last.n;
    } else {
      const text = alone(told, knownAs(told, before, same));
      const open = told.clause !== null;
      sentences.push({ subject: told.subject, text, clauses: [], last, open, turn: last.id.endsWith(TURN), n: last.n });
    }
  }
  return sentences.map((sentence) => ({ text: whole(sentence), n: sentence.n }));
}

// The message that begins a sentence about whom the sentence before was, or mentioned; none if nobody knows them.
function knownAs({ subject }: Told, before: Growing | undefined, same: boolean): string {
  if (!before || subject === undefined) return "";
  const { id, args } = before.last;
  if (same && (before.open || before.turn)) return "story-again";
  if (id.endsWith(ATTACK) && equal(args?.other, subject)) return "story-target";
  if (id.endsWith(TRIGGERED) && isOf(subject, args)) return "story-triggered";
  return "";
}

// Whether the warrior is the card that was triggered, and the only one of that name.
const isOf = (subject: Argument, triggered: Message["args"] = {}): boolean =>
  typeof subject === "object" &&
  subject.args?.number === undefined &&
  Object.entries(triggered).every(([name, value]) => equal(subject.args?.[name], value));

function withoutEchoes(messages: Happened[]): Happened[] {
  const kept: Happened[] = [];
  for (const message of messages) {
    const before = words.part(message, "then") !== null ? kept.at(-1) : undefined;
    if (before && ends(message, before, NOTHING_NEW) && equal(message.args, before.args)) continue;
    if (before && ends(message, before, MORE) && equal(subjectOf(message), subjectOf(before)))
      kept[kept.length - 1] = { ...message, args: { ...before.args, ...message.args } };
    else kept.push(message);
  }
  return kept;
}

const ends = (message: Message, before: Message, [end, start]: [string, string]): boolean =>
  message.id.endsWith(end) && before.id === message.id.slice(0, -end.length) + start;

const subjectOf = ({ args = {} }: Message): Argument | undefined =>
  SUBJECTS.map((name) => args[name]).find((value) => value !== undefined);

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

// The messages; those that follow each other, and say the same of the same subject, together.
function runs(messages: Happened[]): Told[] {
  const found: Told[] = [];
  for (const message of messages) {
    const last = found.at(-1);
    const subject = subjectOf(message);
    const id = last && oneId(last.messages[0], message);
    if (last && id && repeats(message, last)) {
      last.messages = [...last.messages, message].map((one) => ({ ...one, id }));
      if (!equal(last.subject, subject)) last.subject = undefined;
    } else found.push({ messages: [message], subject, clause: null });
  }
  found.forEach((told, i) => (told.clause = clauseOf(told, found[i - 1]?.messages.at(-1))));
  return found;
}

// The id as which both can be told. A card that everyone saw drawn is told like one that only its hero saw.
function oneId(before: Message, message: Message): string | null {
  if (before.id === message.id) return message.id;
  const [more, less] = MORE;
  const found = [
    [before, message],
    [message, before],
  ].find(
    ([known, seen]) =>
      ends(known, seen, [more, less]) && Object.keys(known.args ?? {}).every((name) => name in (seen.args ?? {})),
  );
  return found?.[0].id ?? null;
}

function repeats(message: Message, run: Told): boolean {
  if (words.part(message, "each") !== null) return true;
  const counted = words.part(message, "item") !== null || hasLegs(message);
  return counted && equal(run.subject, subjectOf(message));
}

const hasLegs = (message: Message): boolean => words.part(message, "leg") !== null;

function clauseOf({ messages }: Told, before?: Message): string | null {
  const [message] = messages;
  if (messages.length > 1) return counted(messages);
  const known = before && NAMED.every((name) => message.args?.[name] === undefined || isSame(message, before, name));
  return (known ? words.part(message, "known") : null) ?? words.part(message, "then");
}

const isSame = (message: Message, before: Message, name: string): boolean =>
  equal(message.args?.[name], before.args?.[name]);

// A run as one clause. Its parts are in the order in which they came first, each with how often it came.
function counted(messages: Message[]): string {
  const parts: { message: Message; once: string; count: number }[] = [];
  const legs = hasLegs(messages[0]);
  for (const message of messages) {
    const once = item(message, 1);
    const countable = once !== item(message, 2); // otherwise each is told by itself
    const part = (legs ? parts.slice(-1) : parts).find((part) => countable && part.once === once);
    if (part) part.count++;
    else parts.push({ message, once, count: 1 });
  }
  const items = parts.map(({ message, count }) => item(message, count));
  const list = listed(items, legs ? "story-then" : "story-and");
  const last = messages.at(-1)!;
  return words.part({ id: last.id, args: { ...last.args, count: messages.length, list } }, "many") ?? "";
}

function item({ id, args }: Message, count: number): string {
  const message = { id, args: { ...args, count } };
  return words.part(message, "each") ?? words.part(message, "item") ?? words.part(message, "leg") ?? "";
}

// “one, two and three”, as the language lists them.
function listed(parts: string[], end = "story-and"): string {
  const last = parts.at(-1)!;
  if (parts.length === 1) return last;
  const first = parts.slice(0, -1).reduce((first, last) => say("story-comma", { first, last }));
  return say(end, { first, last });
}

// The beginning of a sentence, without its full stop if more can follow; `how` names a subject known already.
function alone({ messages, subject, clause }: Told, how: string): string {
  const last = messages.at(-1)!;
  if (clause === null) return sayMessage(last);
  if (subject === undefined) return say("story-begins", { rest: clause });
  if (how || messages.length > 1) return say(how || "story-subject", { who: subject, rest: clause });
  return sayMessage(last).replace(/\.$/, "");
}

const whole = ({ open, text, clauses }: Growing): string => (open ? `${listed([text, ...clauses])}.` : text);
