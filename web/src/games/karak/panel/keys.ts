// The digit of a key that chooses an act; 0 where the key is meant for something else.

import { singleKey } from "../../../lib/keys";

export function numberKey(event: KeyboardEvent): number {
  const key = event.repeat ? "" : singleKey(event);
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}
