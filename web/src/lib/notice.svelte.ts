// Notices outside the text of the page: a refusal, or a lost connection.

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

// Runs `work`; shows the reason if it is refused. Other errors are bugs and are not hidden.
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
