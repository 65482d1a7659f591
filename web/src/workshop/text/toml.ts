// A lenient TOML parser for a file that is being written: its tables, and the position of each key and value. It reads
// what it can and never fails: the server decides whether the file is valid.

export interface Span {
  from: number;
  to: number;
}

export type Value = string | number | boolean | string[];

export interface Entry extends Span {
  key: string;
  at: Span; // span of the value alone
  value: Value | undefined; // undefined: of another type
  strings: Span[]; // spans of the strings in a list, with their quotes
}

export interface Block extends Span {
  name: string; // [[name]]
  header: Span; // span of the name in its brackets
  entries: Map<string, Entry>;
}

const STRING_OR_COMMENT = /"""(?:\\[\s\S]|[^\\])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*/g;
const STRING = /"""(?:\\[\s\S]|[^\\])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'/g;
const HEADER = /^[ \t]*\[\[[ \t]*([\w-]+)[ \t]*\]\]/;
const OTHER_HEADER = /^[ \t]*\[/;
const KEY = /^[ \t]*([\w-]+)[ \t]*=[ \t]*/;
const NUMBER = /^[+-]?\d+$/;
const ESCAPES: Record<string, string> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  e: "\u001b",
  '"': '"',
  "\\": "\\",
};

// Masks what only looks like structure: strings become tildes and comments blanks of the same length.
const masked = (text: string): string =>
  text.replace(STRING_OR_COMMENT, (found) => (found.startsWith("#") ? " " : "~").repeat(found.length));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const bare = masked(text);
  let here: Block | null = null;
  let open: Entry | null = null; // the entry whose list continues on the next line
  let depth = 0;
  let begin = 0;
  for (const line of bare.split("\n")) {
    const end = begin + line.trimEnd().length;
    const header = HEADER.exec(line);
    const key = KEY.exec(line);
    if (depth > 0 && open) open.to = open.at.to = Math.max(open.to, end);
    else if (header) {
      const name = begin + line.indexOf(header[1]);
      here = {
        name: header[1],
        from: begin,
        to: end,
        header: { from: name, to: name + header[1].length },
        entries: new Map(),
      };
      found.push(here);
    } else if (OTHER_HEADER.test(line)) here = null;
    else if (key && here) {
      open = {
        key: key[1],
        from: begin,
        to: end,
        at: { from: begin + key[0].length, to: end },
        value: undefined,
        strings: [],
      };
      if (!here.entries.has(key[1])) here.entries.set(key[1], open);
    }
    if (here && end > begin) here.to = end;
    if (!header) depth = Math.max(0, depth + nesting(line));
    begin += line.length + 1;
  }
  for (const block of found) for (const entry of block.entries.values()) readValue(entry, text);
  return found;
}

const nesting = (line: string): number => (line.match(/[[{]/g)?.length ?? 0) - (line.match(/[\]}]/g)?.length ?? 0);

function readValue(entry: Entry, text: string): void {
  const raw = text.slice(entry.at.from, entry.at.to);
  if (raw.startsWith("[")) {
    const strings = [...withoutComments(raw).matchAll(STRING)];
    const rest = withoutComments(raw).replace(STRING, "");
    if (!/^\[[\s,]*\]$/.test(rest)) return;
    entry.strings = strings.map((one) => ({
      from: entry.at.from + one.index,
      to: entry.at.from + one.index + one[0].length,
    }));
    entry.value = strings.map((one) => unquoted(one[0]));
  } else if (raw === "true" || raw === "false") entry.value = raw === "true";
  else if (NUMBER.test(raw)) entry.value = Number(raw);
  else if (raw.match(STRING)?.[0] === raw) entry.value = unquoted(raw);
}

const withoutComments = (raw: string): string =>
  raw.replace(STRING_OR_COMMENT, (found) => (found.startsWith("#") ? " ".repeat(found.length) : found));

function unquoted(raw: string): string {
  const quotes = raw.startsWith('"""') || raw.startsWith("'''") ? 3 : 1;
  const inner = raw.slice(quotes, -quotes).replace(quotes === 3 ? /^\n/ : /^$/, "");
  if (raw.startsWith("'")) return inner;
  return inner.replace(
    /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|\n\s*|(.))/g,
    (all, short?: string, long?: string, one?: string) => {
      const code = short ?? long;
      if (code) return Number.parseInt(code, 16) <= 0x10ffff ? String.fromCodePoint(Number.parseInt(code, 16)) : all;
      return one === undefined ? "" : (ESCAPES[one] ?? all);
    },
  );
}

// -- writing

const LONGEST_LINE = 100; // a longer list is split over several lines

// biome-ignore lint/suspicious/noControlCharactersInRegex: TOML requires exactly these to be escaped
const CONTROL = /[\u0000-\u001f\u007f]/g;
const escaped = (odd: string): string => `\\u${odd.charCodeAt(0).toString(16).padStart(4, "0")}`;

export const quoted = (said: string): string => `"${said.replace(/["\\]/g, "\\$&").replace(CONTROL, escaped)}"`;

export function written(key: string, value: Value): string {
  if (typeof value === "string") return quoted(value);
  if (!Array.isArray(value)) return String(value);
  const entries = value.map(quoted);
  const short = `[${entries.join(", ")}]`;
  return key.length + short.length + 3 <= LONGEST_LINE
    ? short
    : `[\n${entries.map((entry) => `    ${entry},\n`).join("")}]`;
}

export const replaced = (text: string, { from, to }: Span, by: string): string =>
  text.slice(0, from) + by + text.slice(to);
