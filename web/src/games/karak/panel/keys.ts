// The digit of a key that chooses an act; 0 where the key is meant for something else.

const FIELDS = "input, textarea, select, [contenteditable]";

export function numberKey(event: KeyboardEvent): number {
  const { target, key } = event;
  const typing = target instanceof Element && target.closest(FIELDS) !== null;
  const other = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat;
  if (typing || other || document.querySelector("dialog[open]") || !/^[1-9]$/.test(key)) return 0;
  return Number(key);
}
