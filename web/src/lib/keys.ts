// Single-key shortcuts: active unless the user is typing, a dialog is open, or they are turned off.

import { settings } from "./settings.svelte";

const FIELDS = "input:not([type=range]), textarea, select, [contenteditable], dialog";

// The pressed key if it is a shortcut; "" if it is meant for something else.
export function singleKey(event: KeyboardEvent): string {
  const { target, key } = event;
  const typing = target instanceof Element && target.closest(FIELDS) !== null;
  const other = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (typing || other || !settings.kept.keys || document.querySelector("dialog[open]")) return "";
  return key.length === 1 ? key.toLowerCase() : key;
}

// The digit that chooses an act; 0 if the key is meant for something else.
export function numberKey(event: KeyboardEvent): number {
  const key = event.repeat ? "" : singleKey(event);
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}

// A handler that runs the function of the pressed key.
export function onKey(keys: Record<string, () => void>) {
  return (event: KeyboardEvent): void => {
    const press = keys[singleKey(event)];
    if (!press) return;
    event.preventDefault();
    press();
  };
}
