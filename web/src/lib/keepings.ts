// What somebody keeps with Krypta, or shares: decks and card files of their own.

import { call } from "./api";

export interface Keeping {
  id: string;
  game: string;
  kind: "deck" | "cards";
  name: string;
  shared: boolean;
  cards: string; // of a deck: the card file that it is built with, or ""
  touched: number;
  text?: string;
}

export interface Shared {
  game: string;
  kind: "deck" | "cards";
  name: string;
  text: string;
  by: string;
  cards: string; // the text of the card file, or ""
}

export type Kept = Pick<Keeping, "name" | "cards"> & { text: string };

export const keepingsOf = (game: string) => call<Keeping[]>("GET", `me/keepings?game=${game}`);
export const keeping = (id: string) => call<Keeping & { text: string }>("GET", `me/keepings/${id}`);
export const keepNew = (game: string, kind: Keeping["kind"], kept: Kept) => call<Keeping>("POST", "me/keepings", { game, kind, ...kept });
export const keepOn = (id: string, kept: Kept & { shared: boolean }) => call<Keeping>("PUT", `me/keepings/${id}`, kept);
export const discard = (id: string) => call("DELETE", `me/keepings/${id}`);
export const shared = (id: string) => call<Shared>("GET", `shared/${id}`);
