// The decks and card files that a person has saved on the server or shares.

import { call } from "./api";
import type { ChangedKeeping, Kept as Keeping, KeptWhole, NewKeeping, Shared } from "../generated/api";

export type { Keeping, Shared };
export type Kept = Pick<KeptWhole, "name" | "cards" | "text">;

export const keepingsOf = (game: string) => call<Keeping[]>("GET", `me/keepings?game=${game}`);
export const keeping = (id: string) => call<KeptWhole>("GET", `me/keepings/${id}`);
export const keepNew = (game: string, kind: Keeping["kind"], kept: Kept) =>
  call<KeptWhole>("POST", "me/keepings", { game, kind, ...kept } satisfies NewKeeping);
export const keepOn = (id: string, kept: Kept & { shared: boolean }) =>
  call<KeptWhole>("PUT", `me/keepings/${id}`, kept satisfies ChangedKeeping);
export const discard = (id: string) => call("DELETE", `me/keepings/${id}`);
export const shared = (id: string) => call<Shared>("GET", `shared/${id}`);
