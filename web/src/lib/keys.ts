// Single keys: they do something as long as nobody is typing, no dialog is open, and they were not turned off.

import { settings } from "./settings.svelte";

const FIELDS = "input:not([type=range]), textarea, select, [contenteditable], dialog";

// The key that was pressed, if it may do something by itself; "" where it is meant for something else.
export function singleKey(event: KeyboardEvent): string {
  const { target, key } = event;
  const typing = target instanceof Element && target.closest(FIELDS) !== null;
  const other = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (typing || other || !settings.kept.keys || document.querySelector("dialog[open]")) return "";
  return key.length === 1 ? key.toLowerCase() : key;
}

// The digit of a key that chooses an act; 0 where the key is meant for something else.
export function numberKey(event: KeyboardEvent): number {
  const key = event.repeat ? "" : singleKey(event);
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}

// A handler that does what the pressed key stands for.
export function onKey(keys: Record<string, () => void>) {
  return (event: KeyboardEvent): void => {
    const press = keys[singleKey(event)];
    if (!press) return;
    event.preventDefault();
    press();
  };
}
