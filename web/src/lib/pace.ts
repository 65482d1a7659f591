// The pace at which things are shown one after the other: set by the settings, and skipped on demand.

import { settings } from "./settings.svelte";

export class Pace {
  hurried = false;
  private wake: (() => void) | null = null;

  begin(): void {
    this.hurried = false;
  }

  // Skips the remaining waits.
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  wait(usual: number): Promise<void> {
    const time = this.hurried ? 0 : settings.time(usual);
    if (!time) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
