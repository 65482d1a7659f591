// What the list says about a saved deck: its sark, and how many faults it still has. One deck is read after the other.

import { check, keeping } from "../../wire";

export interface Read {
  sark: string;
  faults: number;
}

let before: Promise<unknown> = Promise.resolve();

export function readOf(id: string): Promise<Read> {
  const read = before.catch(() => undefined).then(() => readNow(id));
  before = read;
  return read;
}

async function readNow(id: string): Promise<Read> {
  const { text, cards } = await keeping(id);
  const own = cards ? (await keeping(cards)).text : "";
  const { deck, faults } = await check(text, own);
  return { sark: deck?.sark ?? "", faults: faults.length };
}
