// A card that moves from one place to another slides between them.

import { crossfade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

// Turns up a new card.
export const turnIn = (_node: Element) => ({
  duration: settings.time(300),
  css: (t: number) => `transform: scaleX(${t})`,
});

export const moving = crossfade({
  duration: () => settings.time(320),
  fallback: () => ({ duration: settings.time(220), css: (t) => `opacity: ${t}; transform: scale(${0.85 + 0.15 * t})` }),
});
