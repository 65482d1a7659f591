// The part of the HTTP API about accounts.

import { call } from "../lib/server/api";
import { me } from "../lib/server/me.svelte";
import type { Credentials, History, Me, Profile, Session } from "../lib/generated/api";

export type { Credentials, Played, Profile, Session } from "../lib/generated/api";

const become = async (path: string, body?: unknown): Promise<void> => me.know(await call<Me>("POST", path, body));

export const signUp = (given: Credentials): Promise<void> => become("account", given);
export const logIn = (given: Credentials): Promise<void> => become("login", given);
export const logOut = (): Promise<void> => become("logout");
export const leaveForGood = (password: string): Promise<void> => become("me/deletion", { password });
export const changePassword = (old: string, fresh: string): Promise<null> =>
  call("POST", "password", { old, new: fresh });
export const sessions = (): Promise<Session[]> => call("GET", "me/sessions");
export const endSession = (id: string): Promise<null> => call("DELETE", `me/sessions/${id}`);
export const matches = (before = ""): Promise<History> =>
  call("GET", `me/matches?before=${encodeURIComponent(before)}`);
export const profile = (id: string): Promise<Profile> => call("GET", `people/${id}`);
