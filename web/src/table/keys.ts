// Single keys, as long as nobody is typing and no dialog is open.

export function onKey(keys: Record<string, () => void>) {
  return (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const typing = target.closest?.("input:not([type=range]), select, textarea, dialog");
    if (typing || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const press = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!press) return;
    event.preventDefault();
    press();
  };
}
