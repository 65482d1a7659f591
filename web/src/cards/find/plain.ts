// Words as they are searched for: without capitals and accents, so that "uder" finds "Úder".

const UNACCENTED: Record<string, string> = { ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe", ß: "ss" }; // which Unicode takes for letters

export const plain = (said: string): string =>
  said
    .toLowerCase()
    .replace(/[łđøæœß]/g, (letter) => UNACCENTED[letter])
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
