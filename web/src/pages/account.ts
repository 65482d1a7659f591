// The account: what is asked of the server, and what it answers.

import { call } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Person } from "../lib/wire";

type Known = { person: Person | null };

export interface Credentials {
  name: string;
  password: string;
}

export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface Played {
  match: string;
  game: string;
  started: number;
  ended: number | null;
  rated: boolean;
  seats: { seat: number; id: string | null; name: string; bot: string; share: number | null }[];
}

export interface Profile {
  ratings: { game: string; points: number; matches: number }[];
  tallies: { game: string; played: number; won: number }[];
}

const become = async (path: string, body?: unknown): Promise<void> => me.know(await call<Known>("POST", path, body));

export const signUp = (given: Credentials): Promise<void> => become("account", given);
export const logIn = (given: Credentials): Promise<void> => become("login", given);
export const logOut = (): Promise<void> => become("logout");
export const leaveForGood = (password: string): Promise<void> => become("me/deletion", { password });
export const changePassword = (old: string, fresh: string): Promise<null> => call("POST", "password", { old, new: fresh });
export const sessions = (): Promise<Session[]> => call("GET", "me/sessions");
export const endSession = (id: string): Promise<null> => call("DELETE", `me/sessions/${id}`);
export const matches = (before = ""): Promise<{ matches: Played[]; next: string | null }> => call("GET", `me/matches?before=${encodeURIComponent(before)}`);
export const profile = (id: string): Promise<Profile> => call("GET", `people/${id}`);
