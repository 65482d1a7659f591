// When it is over: who has won, the record, and once more.

import { fill, make } from "./dom.js";
import { openTable } from "./front.js";
import { button } from "./notice.js";
import { say } from "./words.js";

export function showEnd(page, box) {
  const { table, now, mine } = page;
  if (table.state !== "over") return fill(box);
  const rematch = async () => openTable((await page.connection.send("rematch")).table);
  const again = table.next
    ? make("a", { class: "button best", href: `t/${table.next}`, "data-key": "again" }, say("server-page-to-rematch"))
    : mine.length > 0 && button(say("server-page-rematch"), rematch, { class: "best", "data-key": "again" });
  const record = make(
    "a",
    { class: "button", href: `api/tables/${page.id}/record`, download: true },
    say("server-page-record"),
  );
  const played = Boolean(now);
  return fill(
    box,
    make(
      "div",
      { class: "panel", role: "status" },
      make("h2", {}, result(page)),
      played && again,
      " ",
      played && record,
    ),
  );
}

function result(page) {
  const { now } = page;
  if (!now) return say("server-page-closed");
  if (!now.result) return say("server-page-no-result");
  const winners = now.result.flatMap((share, seat) => (share > 0 ? [page.nameOf(seat)] : []));
  const names = winners.join(", ");
  return say("server-page-winners", { count: winners.length, names });
}
