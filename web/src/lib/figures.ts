// Numbers and moments as the language of the page writes them; messages format the numbers they are given themselves.
// The terminal does the same in `core/text/figures.py`.

import { words, type Language } from "./words.svelte";

// Our English is British: the day comes before the month.
const conventions = (language: Language): string => (language === "en" ? "en-GB" : language);

export const sayNumber = (
  value: number,
  options: Intl.NumberFormatOptions = { maximumFractionDigits: 1 },
  language: Language = words.language,
): string => new Intl.NumberFormat(conventions(language), options).format(value);

// A time of the server, in milliseconds.
export const sayMoment = (at: number, language: Language = words.language): string =>
  new Intl.DateTimeFormat(conventions(language), { dateStyle: "medium", timeStyle: "short" }).format(at);
