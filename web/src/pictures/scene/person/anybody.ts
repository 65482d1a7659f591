// A person by chance, for cards that nobody has made a picture for.

import type { Person } from "./person";

type Random = () => number;

export const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)];

export const anybody = (random: Random): Person => ({
  skin: oneOf(["pale", "fair", "ruddy", "tan", "brown"], random),
  head: oneOf(["oval", "round", "long", "square", "gaunt"], random),
  eyes: oneOf(["open", "narrow", "wide", "closed", "glasses"], random),
  brows: oneOf(["calm", "angry", "raised", "bushy"], random),
  nose: oneOf(["small", "big", "hook", "long"], random),
  mouth: oneOf(["smile", "grim", "smirk", "open"], random),
  hair: oneOf(["short", "long", "bun", "curls", "bob", "wild", "none", "tail"], random),
  hairs: oneOf(["black", "brown", "chestnut", "red", "fair", "grey"], random),
  beard: oneOf([undefined, undefined, undefined, "moustache", "full", "goatee"], random),
  hat: oneOf([undefined, "cap", "straw", "hood", "feather", "beret", "band", "scarf"], random),
  hats: oneOf(["moss", "red", "blue", "leather", "wine", "teal"], random),
  wears: oneOf(["tunic", "coat", "vest", "smock", "cloak", "apron", "mail"], random),
  cloth: oneOf(["leather", "moss", "blue", "wine", "grey", "teal", "orange"], random),
  trim: oneOf(["bone", "brass", "red", "white"], random),
  build: oneOf(["slim", "usual", "broad"], random),
});
