// The search of a card page, stored in the page's address: it can be shared, and the back button steps through it.

import { router } from "../../lib/router.svelte";
import type { Wanted } from "./fitting";

const TEXT = "q";
const CARD = "card"; // the address parameter of the card that is shown large
const PAUSE = 300; // milliseconds without typing until the address is updated

export class Finder {
  text = $state("");
  private noted = ""; // the query that the address has
  private timer = 0;
  private opened = false; // the card was opened from this page, so closing it goes back
  private readonly asked = $derived(new URLSearchParams(router.query));
  readonly chosen: Wanted["chosen"] = $derived.by(() =>
    Object.fromEntries(this.filters.map((name) => [name, this.values(name)])),
  );
  readonly card = $derived(this.asked.get(CARD) ?? "");
  readonly limits = $derived(Object.values(this.chosen).flat().length);

  constructor(private readonly filters: string[]) {
    $effect(() => this.look(this.asked.get(TEXT) ?? ""));
    $effect(() => () => clearTimeout(this.timer));
  }

  get wanted(): Wanted {
    return { text: this.text, chosen: this.chosen };
  }

  get any(): boolean {
    return this.limits > 0 || this.text.trim() !== "";
  }

  type(text: string): void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.note(), PAUSE);
  }

  toggle(name: string, value: string): void {
    const before = this.chosen[name];
    const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
    this.go({ [name]: after.join(" ") });
  }

  clear(): void {
    this.text = this.noted = "";
    this.go(Object.fromEntries([TEXT, ...this.filters].map((name) => [name, ""])));
  }

  // The address of a card, for links and for sharing.
  to(card: string): string {
    return router.path + this.query({ [CARD]: card });
  }

  open(card: string): void {
    const another = this.card !== "";
    this.go({ [CARD]: card }, another);
    this.opened ||= !another;
  }

  close(): void {
    if (this.opened) history.back();
    else this.go({ [CARD]: "" }, true);
    this.opened = false;
  }

  private look(text: string): void {
    if (text !== this.noted) this.text = this.noted = text;
  }

  private note(): void {
    this.noted = this.text.trim();
    this.go({ [TEXT]: this.noted }, true);
  }

  private values(name: string): string[] {
    return (this.asked.get(name) ?? "").split(" ").filter(Boolean);
  }

  private go(news: Record<string, string>, replace = false): void {
    router.ask(this.query(news), replace);
  }

  private query(news: Record<string, string>): string {
    const asked = new URLSearchParams(this.asked);
    for (const [name, value] of Object.entries(news)) {
      if (value) asked.set(name, value);
      else asked.delete(name);
    }
    return asked.size ? `?${asked}` : "";
  }
}
