// What people at the table say or feel, shown at their seats for a moment.

import type { ChatLine, EmoteKind, Emoted } from "../../lib/server/wire";

const SECONDS = 4;
const FRESH = 20_000; // milliseconds: older lines are history that was sent again
const LONGEST = 70; // characters of a chat line in a bubble

export interface Bubble {
  key: number;
  seat: number | null; // null is a spectator
  name: string;
  what?: EmoteKind;
  text?: string;
}

export class Bubbles {
  shown = $state.raw<Bubble[]>([]);
  private keys = 0;

  feel({ seat, name, what }: Emoted): void {
    this.show({ seat, name, what });
  }

  chat(lines: ChatLine[]): void {
    for (const { seat, name, text, at } of lines) {
      if (Date.now() - at > FRESH) continue;
      this.show({ seat, name, text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text });
    }
  }

  tell(seat: number, text: string, seconds: number): void {
    this.show({ seat, name: "", text }, seconds);
  }

  // One at a time for each seat: the newest.
  private show(said: Omit<Bubble, "key">, seconds = SECONDS): void {
    const bubble = { ...said, key: ++this.keys };
    this.shown = [
      ...this.shown.filter((one) => one.seat !== said.seat || (said.seat === null && one.name !== said.name)),
      bubble,
    ];
    setTimeout(() => (this.shown = this.shown.filter(({ key }) => key !== bubble.key)), seconds * 1000);
  }
}
