// A story instead of a log: what one subject does is joined into sentences, repetitions are counted, nothing is told
// twice. The catalogue says what can be joined, and `krypta.core.text.story` tells stories for the terminal in exactly
// the same way (it explains how); a test compares the two.

import type { Argument, Message } from "../../lib/server/wire";
import { say, sayMessage, words } from "../../lib/words.svelte";

const NAMED = ["place", "token"]; // arguments that `known` compares
const SUBJECTS = ["hero", "player", "warrior"]; // arguments; the first that a message has is its subject
const CLAUSES = 3; // the most that one sentence has
const ATTACK = "-attacks";
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
  open: boolean;
  turn: boolean;
  n?: number;
}

export function tell(messages: Happened[]): Sentence[] {
  const sentences: Growing[] = [];
  let target: Argument | undefined; // of the attack that was told last
  for (const told of runs(withoutEchoes(messages))) {
    const before = sentences.at(-1);
    const last = told.messages.at(-1)!;
    const same = before !== undefined && told.subject !== undefined && equal(told.subject, before.subject);
    if (before && same && told.clause && before.open && before.clauses.length < CLAUSES - 1) {
      before.clauses.push(told.clause);
      before.n = last.n;
    } else {
      const again = same && (before.open || before.turn);
      const aimed = told.subject !== undefined && equal(told.subject, target);
      const text = alone(told, again ? "story-again" : aimed ? "story-target" : "");
      const open = told.clause !== null;
      sentences.push({ subject: told.subject, text, clauses: [], open, turn: last.id.endsWith(TURN), n: last.n });
    }
    target = last.id.endsWith(ATTACK) ? last.args?.other : undefined;
  }
  return sentences.map((sentence) => ({ text: whole(sentence), n: sentence.n }));
}

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
  return equal(run.subject, subjectOf(message)) && words.part(message, "item") !== null;
}

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
  const parts = new Map<string, { message: Message; count: number }>();
  messages.forEach((message, n) => {
    const once = item(message, 1);
    const key = once === item(message, 2) ? `${once} ${n}` : once; // words without a number: each is told by itself
    parts.set(key, { message, count: (parts.get(key)?.count ?? 0) + 1 });
  });
  const list = listed([...parts.values()].map(({ message, count }) => item(message, count)));
  const last = messages.at(-1)!;
  return words.part({ id: last.id, args: { ...last.args, count: messages.length, list } }, "many") ?? "";
}

function item({ id, args }: Message, count: number): string {
  const message = { id, args: { ...args, count } };
  return words.part(message, "each") ?? words.part(message, "item") ?? "";
}

// “one, two and three”, as the language lists them.
function listed(parts: string[]): string {
  const last = parts.at(-1)!;
  if (parts.length === 1) return last;
  const first = parts.slice(0, -1).reduce((first, last) => say("story-comma", { first, last }));
  return say("story-and", { first, last });
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
