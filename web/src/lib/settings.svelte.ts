// What somebody likes, kept in this browser.

const KEY = "settings";

interface Kept {
  theme: "system" | "dark" | "light";
  sound: boolean;
  notify: boolean;
  speed: number; // of what moves: 1 is usual, 2 twice as quick, 0 none
  symbols: boolean; // signs beside every colour
  keys: boolean; // single keys do something
  guided: boolean; // has been offered the guided first turn
}

const USUAL: Kept = { theme: "system", sound: true, notify: false, speed: 1, symbols: true, keys: true, guided: false };
const still = matchMedia("(prefers-reduced-motion: reduce)");
const day = matchMedia("(prefers-color-scheme: light)");

class Settings {
  kept = $state<Kept>({ ...USUAL, ...read() });
  private still = $state(still.matches);
  private day = $state(day.matches);

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

  // Milliseconds that something of this usual length takes; 0 where nothing is to move.
  time(usual: number): number {
    return this.still || this.kept.speed === 0 ? 0 : usual / this.kept.speed;
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
