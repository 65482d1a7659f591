// What came of something is told over the board for a moment. Whoever does not want to wait clicks or presses a key.

import { Pace } from "../../lib/pace";
import { sound, type SoundName } from "../../lib/sound";
import type { Message } from "../../lib/server/wire";

const LINGERS = 3500; // milliseconds for which it can still be read
const TOLD_FOR = 400; // before the next thing happens

export interface Outcome {
  icon: string;
  message: Message;
}

export class Outcomes {
  told = $state.raw<Outcome[]>([]);
  protected readonly pace = new Pace();
  private timer = 0;

  // Do not wait for the rest.
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
