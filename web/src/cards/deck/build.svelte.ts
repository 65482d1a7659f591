// The deck being built: its cards, the server's verdict, and whether it has been saved.

import { Refused } from "../../lib/server/api";
import { me } from "../../lib/server/me.svelte";
import { notices } from "../../lib/notice.svelte";
import { router } from "../../lib/router.svelte";
import { say } from "../../lib/words.svelte";
import {
  check,
  keep,
  keeping,
  keepOn,
  readCards,
  shared,
  type Checked,
  type Deck,
  type Fault,
  type Keeping,
  type Part,
  type ReadyMade,
  type ShabrakCard,
} from "../wire";
import { EMPTY, fileOf, nameable, withOne, withoutOne } from "./deck";
import { keyOf, NEW, ofKept, PATH, type Source } from "./source";
import { forget, remember, remembered } from "./unsaved";

const CHECK_AFTER = 120; // milliseconds without a change
const CHECK_AGAIN = 3000; // milliseconds until the next try, if the server did not answer
const KEEP_AFTER = 600;

export class Build {
  deck = $state.raw<Deck>(EMPTY);
  checked = $state.raw<Checked | null>(null); // the newest answer; it may be about the deck before the last change
  checking = $state(true);
  kept = $state.raw<Keeping | null>(null);
  keeping = $state<"no" | "soon" | "yes">("no"); // whether the server's copy is up to date
  by = $state(""); // the name of the person who shares it
  cardsId = $state(""); // the id of my card file that it is built with
  cardsText = $state("");
  own = $state.raw<ShabrakCard[]>([]); // the cards of that file
  readonly pool = $derived.by(() => [...this.ours, ...this.own]);
  readonly cards = $derived(new Map(this.pool.map((card) => [card.id, card])));
  readonly sound = $derived(Boolean(this.checked?.code) && !this.checking);
  private source = $state.raw<Source>() as Source; // the source that the address names
  private checks = 0;
  private checkTimer = 0;
  private keepTimer = 0;
  private dirty = false;
  private busy = false;
  private lent = ""; // the name of another person's card file; it is copied to mine with the first change

  constructor(
    private readonly ours: ShabrakCard[],
    private readonly ready: ReadyMade[],
    source: Source,
  ) {
    this.source = source;
  }

  // -- opening

  async open(): Promise<void> {
    const deck = await this.found();
    const unsaved = remembered(keyOf(this.source));
    if (unsaved) await this.buildWith(unsaved.cards);
    this.deck = unsaved?.deck ?? deck;
    await this.ask();
    if (unsaved) this.keepSoon();
  }

  isOf(source: Source): boolean {
    return keyOf(source) === keyOf(this.source);
  }

  private async found(): Promise<Deck> {
    const { kind, id } = this.source;
    if (kind === "from") {
      const deck = this.ready.find((deck) => deck.id === id)?.deck;
      if (!deck) throw new Refused({ id: "server-not-found" });
      return { ...deck, name: say(`shabrak-deck-${id}`) };
    }
    if (kind === "code") return this.read(id);
    if (kind === "shared") return this.lentDeck(id);
    return id === NEW ? EMPTY : this.keptDeck(id);
  }

  private async keptDeck(id: string): Promise<Deck> {
    const kept = await keeping(id);
    this.kept = kept;
    this.keeping = "yes";
    if (kept.cards) await this.buildWith(kept.cards);
    return { ...(await this.read(kept.text)), name: kept.name };
  }

  private async lentDeck(id: string): Promise<Deck> {
    const lent = await shared(id);
    this.by = lent.by;
    if (lent.cards) {
      this.lent = lent.name;
      await this.addCards(lent.cards);
    }
    return { ...(await this.read(lent.text)), name: lent.name };
  }

  private async read(text: string): Promise<Deck> {
    const { deck, faults } = await check(text, this.cardsText);
    if (!deck && this.own.length === 0 && this.cardsText) return this.readWithout(text);
    if (!deck) throw new Refused(faults[0]?.say ?? { id: "server-not-found" });
    return deck;
  }

  // If its card file has faults, the deck can still be opened; its own cards are then unknown.
  private async readWithout(text: string): Promise<Deck> {
    this.cardsText = "";
    return this.read(text);
  }

  // -- the card file that it is built with

  async choose(cards: string): Promise<void> {
    await this.buildWith(cards);
    this.change(this.deck);
  }

  private async buildWith(cards: string): Promise<void> {
    const text = cards ? (await keeping(cards)).text : "";
    this.cardsId = cards;
    this.lent = "";
    await this.addCards(text);
  }

  private async addCards(text: string): Promise<void> {
    const read = text ? await readCards(text) : { cards: [], faults: [] };
    this.own = read.cards;
    this.cardsText = text;
    if (read.faults.length) notices.tell({ id: "web-cards-file-faulty" });
  }

  // -- changes

  add(part: Part, id: string): void {
    this.change(withOne(this.deck, part, id));
  }

  remove(part: Part, id: string): void {
    this.change(withoutOne(this.deck, part, id));
  }

  rename(name: string): void {
    this.change({ ...this.deck, name: nameable(name) });
  }

  change(deck: Deck): void {
    this.deck = deck;
    this.checking = true;
    clearTimeout(this.checkTimer);
    this.checkTimer = window.setTimeout(() => void this.ask(), CHECK_AFTER);
    remember({ source: keyOf(this.source), deck, cards: this.cardsId });
    this.keepSoon();
  }

  // -- the server's verdict

  faults(part: Part, card?: string): Fault[] {
    return this.checked?.faults.filter((fault) => fault.part === part && (fault.card ?? "") === (card ?? "")) ?? [];
  }

  // Faults that belong to no part of the deck.
  get otherFaults(): Fault[] {
    return this.checked?.faults.filter(({ part }) => !part) ?? [];
  }

  private async ask(): Promise<void> {
    const number = ++this.checks;
    const { deck, cardsText } = this;
    try {
      const checked = await check(deck, cardsText);
      if (number === this.checks) this.checked = checked;
      if (number === this.checks) this.checking = deck !== this.deck;
    } catch (error) {
      tell(error);
      this.checkTimer = window.setTimeout(() => void this.ask(), CHECK_AGAIN);
    }
  }

  // -- saving

  private keepSoon(): void {
    this.dirty = true;
    this.keeping = "soon";
    clearTimeout(this.keepTimer);
    this.keepTimer = window.setTimeout(() => void this.keepNow(), KEEP_AFTER);
  }

  // Saves one at a time; changes made meanwhile are saved afterwards.
  async keepNow(): Promise<boolean> {
    clearTimeout(this.keepTimer);
    if (this.busy) return false;
    this.busy = true;
    try {
      do {
        this.dirty = false;
        await this.hand(this.kept?.shared ?? false);
      } while (this.dirty);
      forget();
      this.keeping = "yes";
      return true;
    } catch (error) {
      this.keeping = "no";
      tell(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  // Saves pending changes when the visitor leaves the page.
  leave(): void {
    clearTimeout(this.checkTimer);
    if (this.dirty) void this.keepNow();
  }

  async share(shared: boolean): Promise<void> {
    if (!this.kept && !(await this.keepNow())) return;
    await this.hand(shared).catch(tell);
  }

  private async hand(shared: boolean): Promise<void> {
    await me.beSomebody();
    if (this.lent) {
      const cards = await keep("cards", { name: this.lent, text: this.cardsText, cards: "" });
      this.cardsId = cards.id;
      this.lent = "";
    }
    const { deck, cardsId: cards } = this;
    const kept = { name: deck.name.trim() || say("web-cards-unnamed"), text: fileOf(deck), cards };
    if (this.kept) this.kept = await keepOn(this.kept.id, { ...kept, shared });
    else this.settle(await keep("deck", kept));
  }

  // From now on the deck has its own address.
  private settle(kept: Keeping): void {
    this.kept = kept;
    this.by = "";
    this.source = { kind: "deck", id: kept.id };
    if (router.path === PATH) router.ask(ofKept(router.query, kept.id), true);
  }
}

function tell(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  notices.tell(error.reason);
}
