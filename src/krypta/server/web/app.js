// Where the page begins: the language, who plays, and then the front page or a table.

import { attempt } from "./notice.js";
import { find, make } from "./dom.js";
import { showFront } from "./front.js";
import { lookMeUp } from "./me.js";
import { showTable } from "./table.js";
import { LANGUAGES, choose, language, sayAs } from "./words.js";

function offerLanguages() {
  const picker = sayAs(find("language"), "aria-label", "server-page-language");
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    picker.append(make("option", { value: tag, lang: tag, selected: tag === language }, name));
  }
  picker.addEventListener("change", () => choose(picker.value));
  document.documentElement.lang = language;
}

async function begin() {
  offerLanguages();
  await attempt(lookMeUp);
  const here = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const table = /^t\/([a-z0-9]+)$/.exec(here);
  await (table ? showTable(table[1]) : showFront());
}

begin();
