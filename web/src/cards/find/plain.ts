// Text as it is searched: without capitals and accents, so that "uder" finds "Úder".

const UNACCENTED: Record<string, string> = { ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe", ß: "ss" }; // letters that Unicode does not decompose

export const plain = (said: string): string =>
  said
    .toLowerCase()
    .replace(/[łđøæœß]/g, (letter) => UNACCENTED[letter])
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
