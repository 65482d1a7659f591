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

  get waiting(): boolean {
    return this.wake !== null;
  }

  wait(usual: number, least = 0): Promise<void> {
    const time = this.hurried ? 0 : settings.time(usual);
    if (!time) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, Math.max(time, least));
      this.wake = done;
    });
  }
}
