// Shows outcomes over the board for a moment. A click or a key skips the wait.

import { Pace } from "../../lib/pace";
import { sound, type SoundName } from "../../lib/sound";
import type { Message } from "../../lib/server/wire";

const LINGERS = 3500; // milliseconds for which an outcome stays readable
const TOLD_FOR = 400; // milliseconds before the next thing happens

export interface Outcome {
  icon: string;
  message: Message;
}

export class Outcomes {
  told = $state.raw<Outcome[]>([]);
  protected readonly pace = new Pace();
  private timer = 0;

  // Skips the remaining waits.
  hurry(): void {
    this.pace.hurry();
  }

  async tell(message: Message, icon: string, heard: SoundName): Promise<void> {
    sound(heard);
    clearTimeout(this.timer);
    this.told = [...this.told, { icon, message }].slice(-2);
    this.timer = window.setTimeout(() => (this.told = []), LINGERS);
    await this.wait(TOLD_FOR);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.told = [];
  }

  wait(usual: number): Promise<void> {
    return this.pace.wait(usual);
  }
}
