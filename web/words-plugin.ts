// `import("words:cs")`: the catalogues of a language as one text, but for those that few read: `words:cs/karak-rules`.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/krypta/locales");
const PREFIX = "words:";
const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
// Rules are fetched by whoever reads them; what a game on the plain table says is made into words by the server.
const ELSEWHERE = [/-rules\.ftl$/, /-terminal\.ftl$/, /^(goblin|shabrak)(-cards|-abilities)?\.ftl$/];
const isElsewhere = (file: string): boolean => ELSEWHERE.some((kind) => kind.test(file));

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, only] = id.slice(PREFIX.length + 1).split("/");
      const folder = join(LOCALES, language);
      const catalogues = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
      const wanted = catalogues.filter((file) => (only ? file === `${only}.ftl` : !isElsewhere(file)));
      const paths = wanted.toSorted().map((file) => join(folder, file));
      paths.forEach((path) => this.addWatchFile(path));
      const text = paths.map((path) => withoutComments(readFileSync(path, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
