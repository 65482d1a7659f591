// What has to be told outside the page's own text: a refusal, or that the connection is lost.

import { Refused } from "./server/api";
import type { Message } from "./server/wire";

const SHOWN_FOR = 9000;

class Notices {
  banner = $state<Message | null>(null);
  notice = $state<Message | null>(null);
  private timer = 0;

  tell(message: Message | null): void {
    this.notice = message;
    clearTimeout(this.timer);
    if (message) this.timer = window.setTimeout(() => (this.notice = null), SHOWN_FOR);
  }
}

export const notices = new Notices();

// Do it; if it is refused, say why. What went wrong by our own fault is not hidden.
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    const done = await work();
    return done;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    notices.tell(error.reason);
    return undefined;
  }
}
