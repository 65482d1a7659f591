// What single keys do.

import { singleKey } from "../lib/keys";

export function onKey(keys: Record<string, () => void>) {
  return (event: KeyboardEvent): void => {
    const press = keys[singleKey(event)];
    if (!press) return;
    event.preventDefault();
    press();
  };
}
