// A card that leaves one place and comes to another slides from here to there.

import { crossfade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

// Something new is turned up.
export const turnIn = (_node: Element) => ({
  duration: settings.time(300),
  css: (t: number) => `transform: scaleX(${t})`,
});

export const moving = crossfade({
  duration: () => settings.time(320),
  fallback: () => ({ duration: settings.time(220), css: (t) => `opacity: ${t}; transform: scale(${0.85 + 0.15 * t})` }),
});
