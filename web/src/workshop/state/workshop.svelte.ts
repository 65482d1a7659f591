// A card file in the workshop; its text is the only state. The form changes the text, the server reads it and reports
// its faults, and every change is saved: at once in this browser, and a moment later on the server.

import {
  keep,
  keeping,
  keepings,
  keepOn,
  readCards,
  shabrakCards,
  type Fault,
  type Keeping,
  type ReadyMade,
  type ShabrakCard,
} from "../../cards/wire";
import { Refused } from "../../lib/server/api";
import { me } from "../../lib/server/me.svelte";
import { router } from "../../lib/router.svelte";
import type { Message } from "../../lib/server/wire";
import { alone, cardsOf } from "../text/cards";
import { placed } from "../text/places";
import { Caret } from "./caret";
import { forgetDraft, keepDraft, readDraft } from "./draft";

export const MOST = { letters: 50_000, cards: 300, keepings: 100 };
const CHECK_AFTER = 300;
const ASK_AGAIN = 3000;
const KEEP_AFTER = 900;
const ONE_CHANGE = 1200; // milliseconds; typing without a longer pause is undone as one change
const NOT_FOUND = 404;

export class Workshop {
  id = $state(""); // id of the saved file; "" while it is not saved
  name = $state("");
  text = $state("");
  shared = $state(false);
  chosen = $state(0);
  kept = $state<"kept" | "changed" | "refused">("kept");
  refusal = $state.raw<Message | null>(null);
  files = $state.raw<Keeping[]>([]);
  keepings = $state(0); // number of saved files, decks included
  ours = $state.raw<ShabrakCard[]>([]);
  decks = $state.raw<ReadyMade[]>([]);

  readonly blocks = $derived(cardsOf(this.text));
  readonly block = $derived(this.blocks[this.chosen]);
  readonly faults = $derived.by(() => placed(this.checked, this.told));
  readonly isChecked = $derived.by(() => this.checked === this.text);
  readonly canUndo = $derived.by(() => this.past.length > 0);

  readonly caret = new Caret();

  private checked = $state(""); // the text that was checked last
  private told = $state.raw<Fault[]>([]);
  private means = $state.raw(new Map<string, ShabrakCard>()); // the cards as the server has read them, by id
  private past = $state.raw<string[]>([]);
  private changedAt = 0;
  private checking = 0;
  private saving = 0;
  private left = false;

  constructor(private readonly begin: (names: string[]) => { name: string; text: string }) {}

  async open(id: string): Promise<void> {
    const [all] = await Promise.all([shabrakCards(), this.list()]);
    [this.ours, this.decks] = [all.cards, all.decks];
    const draft = readDraft();
    const file = id ? await keeping(id) : null;
    const mine = draft && draft.id === id ? draft : null;
    const { name, text } = mine ?? file ?? this.begin(this.files.map((one) => one.name));
    Object.assign(this, { id, name, text, shared: file?.shared ?? false, chosen: 0, past: [] });
    await this.check();
    if (mine) this.later();
  }

  async list(): Promise<void> {
    if (!me.person) return;
    const all = await keepings();
    this.files = all.filter(({ kind }) => kind === "cards");
    this.keepings = all.length;
  }

  // A card as the server has read it, if it could.
  meaning = (id: string): ShabrakCard | undefined => this.means.get(id);

  // -- editing

  change(text: string): void {
    if (text === this.text) return;
    const now = Date.now();
    if (now - this.changedAt > ONE_CHANGE) this.past = [...this.past.slice(-99), this.text];
    this.changedAt = now;
    this.write(text);
  }

  // A separate step for undo, however soon it follows another.
  alter(text: string): void {
    this.changedAt = 0;
    this.change(text);
    this.changedAt = 0;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.changedAt = 0;
    this.write(before);
  }

  rename(name: string): void {
    this.name = name;
    this.later();
  }

  choose(index: number): void {
    this.chosen = index;
    if (this.told.length) void this.check(); // in a file with faults, only the chosen card is checked
  }

  private write(text: string): void {
    this.text = text;
    this.chosen = Math.max(0, Math.min(this.chosen, this.blocks.length - 1));
    clearTimeout(this.checking);
    this.checking = window.setTimeout(() => void this.check(), CHECK_AFTER);
    this.later();
  }

  // -- checking

  private async check(): Promise<void> {
    const { text } = this;
    if (text.length > MOST.letters) return;
    try {
      const { cards, faults } = text.trim() ? await readCards(text) : { cards: [], faults: [] };
      if (text !== this.text || this.left) return;
      [this.checked, this.told] = [text, faults];
      const read = faults.length ? await this.checkAlone() : cards;
      if (text === this.text) this.means = new Map(read.map((card) => [card.id, card]));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!this.left) this.checking = window.setTimeout(() => void this.check(), ASK_AGAIN); // too many requests, or no connection
    }
  }

  private async checkAlone(): Promise<ShabrakCard[]> {
    if (!this.block || this.faults.some(({ block }) => block === this.chosen)) return [];
    return (await readCards(alone(this.text, this.block))).cards;
  }

  // The file, or the part of it that the chosen card needs; "" if it cannot be played with.
  get playable(): string {
    if (!this.isChecked || !this.block) return "";
    if (!this.told.length) return this.text;
    return this.faults.some(({ block }) => block === this.chosen || block < 0) ? "" : alone(this.text, this.block);
  }

  // -- saving

  private later(): void {
    this.kept = "changed";
    keepDraft({ id: this.id, name: this.name, text: this.text });
    clearTimeout(this.saving);
    this.saving = window.setTimeout(() => void this.save(), KEEP_AFTER);
  }

  share(shared: boolean): Promise<void> {
    this.shared = shared;
    return this.save();
  }

  // Saves run one after the other: the first creates the file that the next ones change.
  private before = Promise.resolve();
  save(): Promise<void> {
    clearTimeout(this.saving);
    this.before = this.before.then(() => this.saveNow());
    return this.before;
  }

  private async saveNow(): Promise<void> {
    const { name, text, shared } = this;
    if (text.length > MOST.letters) return;
    try {
      await me.beSomebody();
      const said = { name: name.trim() || "?", text, cards: "" };
      const { id } = this.id ? await keepOn(this.id, { ...said, shared }) : await keep("cards", said);
      if (!this.id && shared) await keepOn(id, { ...said, shared });
      this.refusal = null;
      const isNew = id !== this.id;
      this.id = id;
      if (isNew && !this.left) router.ask(`?file=${id}`, true);
      if (text === this.text && name === this.name) {
        this.kept = "kept";
        forgetDraft();
      }
      await this.list();
    } catch (error) {
      if (this.id && error instanceof Refused && error.status === NOT_FOUND) this.id = ""; // deleted elsewhere: the next save creates it again
      this.refuse(error);
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.kept = "refused";
    this.refusal = error.reason;
  }

  // Imports a text as a new file.
  async bring(name: string, text: string): Promise<void> {
    await this.flush();
    Object.assign(this, { id: "", name, text: "", shared: false, past: [], chosen: 0 });
    this.write(text);
    await this.save();
  }

  // Drops all unsaved changes, because the file is about to be deleted.
  forget(): void {
    clearTimeout(this.saving);
    this.kept = "kept";
    forgetDraft();
  }

  // Saves pending changes without waiting for the timer.
  async flush(): Promise<void> {
    if (this.kept === "changed") await this.save();
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.checking);
    void this.flush();
  }
}
