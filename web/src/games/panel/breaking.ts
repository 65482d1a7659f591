// Marks where a long word may be broken: before the last consonants of a syllable. Browsers cannot hyphenate many
// languages.

const VOWEL = "[aeiouyáäéěíóöúůüýąęàâèêëîïôûœ]";
const OTHER = "[^aeiouyáäéěíóöúůüýąęàâèêëîïôûœ]";
const ONE_SOUND = "sch|[cspt]h|[cs]z|[bcdfghkptv][lrř]"; // letters that stay together
const SYLLABLE = new RegExp(`(${VOWEL}${OTHER}*?)(?=(?:${ONE_SOUND}|${OTHER})${VOWEL})`, "giu");
const LONG = 9; // letters
const WORD = /[\p{L}'’]+/gu;

// `longest` is the number of letters that fit on a line of a narrow card.
export const breakable = (name: string, longest = LONG - 1): string =>
  name.replace(WORD, (word) => (word.length > longest ? word.replace(SYLLABLE, "$1\u00AD") : word));
