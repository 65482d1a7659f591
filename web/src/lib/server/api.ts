// The HTTP API. A refusal is thrown with the message that explains it.

import { address } from "./address";
import type { Message } from "./wire";

export class Refused extends Error {
  constructor(
    readonly reason: Message,
    readonly status = 0,
  ) {
    super(reason.id);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Krypta": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  let told: Message | null; // the reason of a refusal
  try {
    answer = await fetch(address(`api/${path}`), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    told = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused({ id: "server-page-unreachable" }); // no network, or the answer is not from Krypta
  }
  if (!answer.ok) throw new Refused(told?.id ? told : { id: "server-page-unreachable" }, answer.status);
  return told as T;
}

// A player's contribution to the random seed of the match, so that nobody alone determines it.
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
