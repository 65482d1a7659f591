// The catalogues of a language as texts, in packs: `words:cs/base` has the words of every page, `words:cs/goblin` those
// of Goblin's table only. `words:packs` lists all packs with their loaders.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/krypta/locales");
const PREFIX = "words:";
const BASE = "base";
const ALL = `${PREFIX}packs`;
const PACKS: Record<string, RegExp> = {
  "karak-rules": /^karak-rules$/,
  "goblin-rules": /^goblin-rules$/,
  "shabrak-rules": /^shabrak-rules$/,
  goblin: /^(goblin|goblin-cards|web-goblin)$/,
  shabrak: /^(shabrak|shabrak-cards|shabrak-abilities|web-shabrak)$/,
  options: /^options$/,
  cards: /^web-cards$/,
  ending: /^web-ending$/,
  moments: /^web-moments$/,
  guide: /^web-guide$/,
  workshop: /^web-workshop$/,
  faults: /-faults$/,
  terminal: /-terminal$/, // not needed by any page
};
const REFUSALS = "refusals"; // why the server declines, or a record cannot be used: loaded with the first refusal
const REFUSAL = /^(server-(?!page-)|record-)/;

const packOf = (catalogue: string): string => Object.keys(PACKS).find((pack) => PACKS[pack].test(catalogue)) ?? BASE;
const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      if (id === `\0${ALL}`) return `export default ${listed()}`;
      const [language, pack] = id.slice(PREFIX.length + 1).split("/");
      const folder = join(LOCALES, language);
      const home = pack === REFUSALS ? BASE : pack;
      const catalogues = readdirSync(folder).filter(
        (file) => file.endsWith(".ftl") && packOf(file.slice(0, -4)) === home,
      );
      const paths = catalogues.toSorted().map((file) => join(folder, file));
      paths.forEach((path) => this.addWatchFile(path));
      const text = paths.map((path) => withoutComments(readFileSync(path, "utf8"))).join("\n");
      return `export default ${JSON.stringify(home === BASE ? parted(text, pack === REFUSALS) : text)}`;
    },
  };
}

// The messages that are refusals, or those that are not.
const parted = (text: string, refusals: boolean): string =>
  text
    .split(/\n(?=[\w-])/)
    .filter((message) => REFUSAL.test(message) === refusals)
    .join("\n");

// { cs: { base: () => import("words:cs/base"), … }, … }
function listed(): string {
  const packs = [BASE, REFUSALS, ...Object.keys(PACKS)].filter((pack) => pack !== "terminal");
  const fetched = (language: string): string =>
    packs.map((pack) => `"${pack}": () => import("${PREFIX}${language}/${pack}")`).join(",");
  return `{${readdirSync(LOCALES)
    .map((language) => `"${language}":{${fetched(language)}}`)
    .join(",")}}`;
}
