// Does something once the page has nothing more urgent to do, so that what it loads delays nobody.

const PATIENCE = 300; // milliseconds until it is done although the page is busy

export function whenIdle(work: () => unknown): void {
  if (typeof window === "undefined") return; // in tests without a page
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work, PATIENCE);
}
