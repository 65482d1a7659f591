// Shows outcomes for a moment. A click or a key skips the wait, or sends them away once nothing waits any more.

import { Pace } from "../../lib/pace";
import { sound, type SoundName } from "../../lib/sound";
import type { Message } from "../../lib/server/wire";

const LINGERS = 3500; // milliseconds for which an outcome stays readable
const TOLD_FOR = 400; // milliseconds before the next thing happens
const AT_LEAST = 150; // however much is still to be shown

export interface Outcome {
  icon: string;
  message: Message;
}

export class Outcomes {
  told = $state.raw<Outcome[]>([]);
  protected readonly pace = new Pace();
  private timer = 0;

  hurry(): void {
    if (this.pace.waiting) this.pace.hurry();
    else this.forget();
  }

  async tell(message: Message, icon: string, heard: SoundName): Promise<void> {
    sound(heard);
    clearTimeout(this.timer);
    this.told = [...this.told, { icon, message }].slice(-2);
    this.timer = window.setTimeout(() => (this.told = []), LINGERS);
    await this.pace.wait(TOLD_FOR, AT_LEAST);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.told = [];
  }

  wait(usual: number): Promise<void> {
    return this.pace.wait(usual);
  }
}
