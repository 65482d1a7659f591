// The server's types under the names that the page uses; they are generated from the server's own.

import type * as wire from "../generated/wire";

export type { About as Game, Person } from "../generated/api";
export type {
  ChatLine,
  ClockNow as Clock,
  Done,
  Emoted,
  FromClient,
  Line,
  Message,
  Offer,
  Option,
  SeatShown as Seat,
  TableShown as Table,
  ToClient as Told,
  Update,
} from "../generated/wire";

export type EmoteKind = wire.Emote["what"];

type WithoutId<Said> = Said extends unknown ? Omit<Said, "id"> : never;
export type Unsent = WithoutId<wire.FromClient>; // a message before the connection gives it an id
export type Watching = Omit<wire.Watch, "t" | "id">;

export type Args = NonNullable<wire.Message["args"]>;
export type Argument = Args[string]; // a message as an argument is a phrase within the sentence

// The wire's types cover the views of all games; a reader names the game's own.
export interface Now<View = unknown> extends wire.Now {
  view: View;
}
export interface Foreseen<View = unknown> extends wire.Foreseen {
  view: View;
}

export const SPECTATOR = -3;
export const NOBODY = -2;
export const NATURE = -1;
