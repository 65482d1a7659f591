// Marks where a long word may be broken: before the last consonants of a syllable. Browsers cannot hyphenate many
// languages.

const VOWEL = "[aeiouyáäéěíóöúůüýąęàâèêëîïôûœ]";
const OTHER = "[^aeiouyáäéěíóöúůüýąęàâèêëîïôûœ]";
const SYLLABLE = new RegExp(`(${VOWEL}${OTHER}*?)(?=(?:[bcdfghkptv][lrř]|${OTHER})${VOWEL})`, "giu");
const LONG = /\p{L}{9,}/gu;

export const breakable = (name: string): string => name.replace(LONG, (word) => word.replace(SYLLABLE, "$1\u00AD"));
