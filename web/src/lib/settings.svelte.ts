// The visitor's settings, stored in this browser.

const KEY = "settings";

interface Kept {
  theme: "system" | "dark" | "light";
  sound: boolean;
  volume: number; // of sounds, 0 to 1
  rolls: boolean; // the player rolls the dice of their own fights
  bots: number; // the pace of bots: 1 is usual, 2 twice as fast, 0 at once
  notify: boolean;
  speed: number; // of animations: 1 is normal, 2 twice as fast, 0 none
  symbols: boolean; // symbols in addition to colours
  keys: boolean; // single-key shortcuts are on
  opponent: string; // the bot chosen on the front page
  guided: boolean; // has been offered the guide
  guide: boolean; // explains what is met for the first time
  taught: string[]; // what it has explained
}

const phone = matchMedia("(pointer: coarse)").matches; // quiet until its owner wants sounds
const USUAL: Kept = {
  theme: "system",
  sound: !phone,
  volume: 0.7,
  rolls: true,
  bots: 1,
  notify: false,
  speed: 1,
  symbols: true,
  keys: true,
  opponent: "",
  guided: false,
  guide: false,
  taught: [],
};
const still = matchMedia("(prefers-reduced-motion: reduce)");
const day = matchMedia("(prefers-color-scheme: light)");

class Settings {
  kept = $state<Kept>({ ...USUAL, ...read() });
  private still = $state(still.matches);
  private day = $state(day.matches);
  haste = 1; // how many times faster than usual, while much is still to be shown

  constructor() {
    still.addEventListener("change", () => (this.still = still.matches));
    day.addEventListener("change", () => (this.day = day.matches));
  }

  change(news: Partial<Kept>): void {
    Object.assign(this.kept, news);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  get theme(): "dark" | "light" {
    return this.kept.theme === "system" ? (this.day ? "light" : "dark") : this.kept.theme;
  }

  // The duration in milliseconds at the chosen speed; 0 if animations are off.
  time(usual: number): number {
    return this.still || this.kept.speed === 0 ? 0 : usual / this.kept.speed / this.haste;
  }

  get moves(): boolean {
    return this.time(1) > 0;
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "{}");
  } catch {
    return {};
  }
}

export const settings = new Settings();
