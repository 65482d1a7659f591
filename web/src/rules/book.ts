// A game's rules, read from its catalogue: `karak-rule-K3-10` is rule K3.10, and `karak-chapter-3` the title of its
// chapter.

import { say, words } from "../lib/words.svelte";

export interface RuleText {
  number: string;
  text: string; // the printed rule in our words; empty if the printed rules are silent
  ruling: string; // our own decision, or empty
}

export interface Ability {
  hero: string;
  name: string;
  text: string;
}

export interface Chapter {
  number: string; // K3
  title: string;
  rules: RuleText[];
  abilities: Ability[];
}

export interface Book {
  intro: string;
  chapters: Chapter[];
}

const ABILITIES_IN: Record<string, string> = { karak: "8" }; // the chapter that describes each game's abilities

// The whole book; null until its words are loaded, or if there are none.
export function readBook(game: string): Book | null {
  if (!words.has(`${game}-rules-title`)) return null;
  const numbers = after(game, "rule").sort(
    (one, two) => compare(chapterOf(one), chapterOf(two)) || last(one) - last(two),
  );
  const letter = numbers[0]?.[0] ?? "";
  const chapters = after(game, "chapter")
    .sort(compare)
    .map((part) => ({
      number: letter + part,
      title: say(`${game}-chapter-${part}`),
      rules: numbers.filter((number) => chapterOf(number) === part).map((number) => readRule(game, number)),
      abilities: ABILITIES_IN[game] === part ? readAbilities(game) : [],
    }));
  return { intro: say(`${game}-rules-intro`), chapters };
}

// One rule by its number; null if there is none.
export function ruleOf(game: string, number: string): RuleText | null {
  return words.has(idOf(game, number)) ? readRule(game, number) : null;
}

const idOf = (game: string, number: string): string => `${game}-rule-${number.replaceAll(".", "-")}`;

function readRule(game: string, number: string): RuleText {
  const id = idOf(game, number);
  return { number, text: words.hasValue(id) ? say(id) : "", ruling: words.attribute(id, "ruling") };
}

function readAbilities(game: string): Ability[] {
  return after(game, "ability").map((name) => {
    const id = `${game}-ability-${name.replaceAll(".", "-")}`;
    return { hero: say(`${game}-hero-${name.split(".")[0]}`), name: say(id), text: words.attribute(id, "text") };
  });
}

// The numbers behind a prefix such as `karak-rule-`, as people write them.
function after(game: string, kind: string): string[] {
  const prefix = `${game}-${kind}-`;
  return words.ids(prefix).map((id) => id.slice(prefix.length).replaceAll("-", "."));
}

// K3.10 is in chapter 3, KE1 in chapter E.
export function chapterOf(number: string): string {
  const bare = number.slice(1);
  return bare.includes(".") ? bare.split(".")[0] : bare.replace(/\d+$/, "");
}

const last = (number: string): number => Number(/\d+$/.exec(number)?.[0] ?? 0);

// Sorts numbers in their order, and letters (the examples) after them.
function compare(one: string, two: string): number {
  const [first, second] = [Number(one), Number(two)];
  if (Number.isNaN(first) && Number.isNaN(second)) return one.localeCompare(two);
  return (Number.isNaN(first) ? Infinity : first) - (Number.isNaN(second) ? Infinity : second) || 0;
}

// The rules that contain the text, ignoring accents and capitals.
export function search(book: Book, text: string): Chapter[] {
  const wanted = plain(text.trim());
  if (!wanted) return book.chapters;
  const has = (...texts: string[]) => texts.some((one) => plain(one).includes(wanted));
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => has(rule.number, rule.text, rule.ruling)),
      abilities: chapter.abilities.filter((ability) => has(ability.hero, ability.name, ability.text)),
    }))
    .filter((chapter) => chapter.rules.length + chapter.abilities.length > 0);
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
