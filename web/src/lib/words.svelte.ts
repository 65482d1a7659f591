// Words: turns every message into a sentence, with the same catalogues as the command line.
// The words of games added to a server are not in this build; the server formats those messages.

import {
  FluentBundle,
  FluentNone,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import PACKS from "words:packs";
import { eventually } from "./eventually";
import { call } from "./server/api";
import type { Args, Argument, Message } from "./server/wire";

export const LANGUAGES = {
  cs: "Čeština",
  sk: "Slovenčina",
  de: "Deutsch",
  pl: "Polski",
  en: "English",
  fr: "Français",
} as const;
export type Language = keyof typeof LANGUAGES;

const AT_ONCE = 200; // messages per request
const REFUSAL = /^server-(?!page-)/; // in a pack of their own
const LETTERS = 40_000; // characters per request, below the server's size limit

// A message within a sentence, already said; NAME and GENDER find its cases and its gender through it.
class Phrase extends FluentType<string> {
  constructor(
    said: string,
    readonly form: (name: string) => string | null,
  ) {
    super(said);
  }

  toString(): string {
    return this.value;
  }
}

class Words {
  language = $state<Language>(wished());
  seated = $state.raw<string[]>([]); // names by seat at the open table: messages have seat numbers
  private version = $state(0); // grows when words are added, so that everything that shows some is rendered again
  private bundle = new FluentBundle("en");
  private readonly packs = new Set(["base"]); // packs that are loaded
  private readonly made = new Map<string, string>(); // sentences formatted by the server
  private readonly asked = new Set<string>();
  private readonly others = new Map<string, Promise<FluentBundle>>(); // bundles of languages other than the chosen one

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: functions(
        () => this.bundle,
        () => this.seated,
      ),
    });
    const packs = [...this.packs];
    const texts = await Promise.all(packs.map((pack) => fetched(language, pack)));
    if (packs.length < this.packs.size) return this.speak(language); // more packs were loaded meanwhile
    texts.forEach((text) => bundle.addResource(new FluentResource(text)));
    this.bundle = bundle;
    this.made.clear();
    this.asked.clear();
    this.language = language;
    document.documentElement.lang = language;
    this.version += 1;
  }

  choose(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    return this.speak(language);
  }

  // Loads words that only some pages need; they stay loaded when the language changes.
  async learn(...packs: string[]): Promise<void> {
    const { language } = this;
    const fresh = packs.filter((pack) => pack in PACKS[language] && !this.packs.has(pack));
    const texts = await Promise.all(fresh.map((pack) => fetched(language, pack)));
    fresh.forEach((pack) => this.packs.add(pack));
    if (language !== this.language) return this.speak(this.language); // another language was chosen meanwhile
    texts.forEach((text) => this.bundle.addResource(new FluentResource(text)));
    if (texts.length) this.version += 1;
  }

  // Whether such a pack exists, loaded or not.
  offers(pack: string): boolean {
    return pack in PACKS[this.language];
  }

  has(id: string): boolean {
    void this.version;
    return this.bundle.hasMessage(id);
  }

  // Some messages have only attributes, such as a rule that consists of a ruling alone.
  hasValue(id: string): boolean {
    void this.version;
    return Boolean(this.bundle.getMessage(id)?.value);
  }

  // The ids of messages with that prefix, in the order of the catalogue.
  ids(prefix: string): string[] {
    void this.version;
    return [...this.bundle._messages.keys()].filter((id) => id.startsWith(prefix));
  }

  say(id: string, args: Args = {}): string {
    void this.version;
    const value = this.bundle.getMessage(id)?.value;
    return value ? this.bundle.formatPattern(value, this.phrases(args), []) : this.fromServer(id, args);
  }

  private phrases(args: Args): Record<string, FluentVariable> {
    return phrases(
      args,
      (message) => new Phrase(this.say(message.id, message.args), (name) => this.part(message, name)),
    );
  }

  // An attribute of a message, said with the message's arguments; null if it has none of that name.
  part({ id, args = {} }: Message, name: string): string | null {
    void this.version;
    const found = this.bundle.getMessage(id)?.attributes[name];
    return found ? this.bundle.formatPattern(found, this.phrases(args), []) : null;
  }

  // Says messages in any language, for comparison. Messages that are not in these packs are left bare.
  async sayIn(language: Language, packs: string[], messages: Message[]): Promise<string[]> {
    const key = [language, ...packs].join(" ");
    if (!this.others.has(key)) this.others.set(key, other(language, packs));
    const bundle = await this.others.get(key)!;
    const spoken = (message: Message): string => {
      const value = bundle.getMessage(message.id)?.value;
      return value ? bundle.formatPattern(value, phrases(message.args ?? {}, phrased), []) : bare(message);
    };
    const phrased = (message: Message): Phrase => new Phrase(spoken(message), () => null);
    return messages.map(spoken);
  }

  // An attribute of a message, such as a name's gender or a rule's ruling.
  attribute(id: string, name: string): string {
    void this.version;
    const found = this.bundle.getMessage(id)?.attributes[name];
    return found ? this.bundle.formatPattern(found, {}, []) : "";
  }

  private fromServer(id: string, args: Args): string {
    if (REFUSAL.test(id) && !this.packs.has("refusals")) {
      void this.learn("refusals").catch(() => undefined);
      return "";
    }
    const key = JSON.stringify({ id, args });
    const known = this.made.get(key);
    if (known !== undefined) return known;
    if (!this.asked.size) setTimeout(() => this.ask());
    this.asked.add(key);
    return "";
  }

  private async ask(): Promise<void> {
    const keys = together([...this.asked]);
    const messages = keys.map((key): Message => JSON.parse(key));
    const said = await call<string[]>("POST", "words", { lang: this.language, messages }).catch(() => null);
    keys.forEach((key, i) => {
      this.made.set(key, said && said[i] !== messages[i].id ? said[i] : bare(messages[i]));
      this.asked.delete(key);
    });
    this.version += 1;
    if (this.asked.size) setTimeout(() => this.ask());
  }
}

function phrases(args: Args, phrased: (message: Message) => Phrase): Record<string, FluentVariable> {
  const said = (value: Argument) => (typeof value === "object" ? phrased(value) : value);
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, said(value)]));
}

async function other(language: Language, packs: string[]): Promise<FluentBundle> {
  const bundle: FluentBundle = new FluentBundle(language, { useIsolating: false, functions: functions(() => bundle) });
  const texts = await Promise.all(packs.map((pack) => fetched(language, pack)));
  texts.forEach((text) => bundle.addResource(new FluentResource(text)));
  return bundle;
}

const fetched = async (language: Language, pack: string): Promise<string> =>
  (await eventually(PACKS[language][pack])).default;

// As many keys as the server accepts in one request.
function together(keys: string[]): string[] {
  let letters = 0;
  const fit = keys.slice(0, AT_ONCE).filter((key) => {
    letters += key.length;
    return letters <= LETTERS;
  });
  return fit.length ? fit : keys.slice(0, 1);
}

// For messages without words: the id and the arguments.
const bare = ({ id, args = {} }: Message): string =>
  [id, ...Object.values(args).map((value) => (typeof value === "object" ? bare(value) : value))].join(" ");

// NAME($hero, case: "acc"), GENDER($hero), NUMBER_OF($item): names carry their cases, gender and number.
// CAPITAL($phrase): for a phrase that begins a sentence.
function functions(bundle: () => FluentBundle, seated: () => string[] = () => []) {
  const attribute = (id: FluentValue, name: string): string | null => {
    if (id instanceof Phrase) return id.form(name);
    const found = bundle().getMessage(text(id))?.attributes[name];
    return found ? bundle().formatPattern(found, {}, []) : null;
  };
  const value = (id: FluentValue): string => {
    if (id instanceof Phrase) return id.value;
    const found = bundle().getMessage(text(id))?.value;
    return found ? bundle().formatPattern(found, {}, []) : text(id);
  };
  return {
    NAME: ([id]: FluentValue[], named: Record<string, FluentValue>) => {
      if (id instanceof FluentNone) return "?";
      const seat = /^table-seat-(\d+)$/.exec(text(id));
      const player = seat && seated()[Number(seat[1]) - 1];
      return player ?? (named.case ? attribute(id, text(named.case)) : null) ?? value(id);
    },
    GENDER: ([id]: FluentValue[]) => attribute(id, "gender") ?? "",
    NUMBER_OF: ([id]: FluentValue[]) => attribute(id, "number") ?? "one",
    CAPITAL: ([phrase]: FluentValue[]) => text(phrase).replace(/^./u, (first) => first.toUpperCase()),
  };
}

function text(value: FluentValue): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}

function wished(): Language {
  const tags = [localStorage.getItem("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return (tags.find((tag) => tag && tag in LANGUAGES) as Language) || "en";
}

export const words = new Words();
export const say = (id: string, args?: Args): string => words.say(id, args);
export const sayMessage = (message: Message): string => words.say(message.id, message.args);

// A game's title, or its bare name if it has no title.
export const sayGame = (name: string): string => (words.has(`${name}-title`) ? say(`${name}-title`) : name);

export const speakFirst = (): Promise<void> => words.speak(words.language);
