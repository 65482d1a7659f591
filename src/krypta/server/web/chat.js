// The chat of those who sit at the table.

import { fill, followed, make } from "./dom.js";
import { attempt } from "./notice.js";
import { say, sayAs } from "./words.js";

const LONGEST = 300;

export class Chat {
  constructor(page) {
    this.page = page;
    this.last = 0;
    this.list = followed(make("ol", { role: "log", "aria-live": "polite", tabindex: 0 }));
    this.field = sayAs(
      make("input", { maxlength: LONGEST, autocomplete: "off" }),
      "aria-label",
      "server-page-chat-field",
    );
    const submit = (event) => {
      event.preventDefault();
      attempt(() => this.send());
    };
    this.form = make("form", { class: "row", submit }, this.field, make("button", {}, say("server-page-chat-send")));
    fill(page.parts.chat, make("h2", {}, say("server-page-chat")), this.list, this.form);
  }

  show() {
    const { table, mine, parts } = this.page;
    this.form.hidden = mine.length === 0;
    parts.chat.hidden = !table.chat || (mine.length === 0 && this.last === 0);
  }

  async send() {
    const text = this.field.value.trim();
    if (!text) return;
    await this.page.connection.send("chat", { text });
    this.field.value = "";
  }

  add(lines) {
    for (const line of lines.filter(({ number }) => number > this.last)) {
      this.last = line.number;
      this.list.append(make("li", {}, make("b", {}, line.name), ` ${line.text}`));
    }
    this.show();
  }
}
