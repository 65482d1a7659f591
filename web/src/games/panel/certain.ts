// Which acts are gold. A filled button is read as advice, so without a hint only what is certain gets it.

import type { Option } from "../../lib/server/wire";

// The hinted act; otherwise the only one, and every act that wins.
export function goldOf(options: Option[], hinted: string, wins: (option: Option) => boolean): Set<string> {
  const gold = hinted
    ? options.filter(({ act }) => act === hinted)
    : options.length === 1
      ? options
      : options.filter(wins);
  return new Set(gold.map(({ act }) => act));
}
