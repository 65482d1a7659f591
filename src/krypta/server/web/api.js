// The HTTP API. What is refused is thrown as the message that says why.

export class Refused extends Error {
  constructor(message, status = 0) {
    super(message.id);
    this.reason = message;
    this.status = status;
  }
}

export async function call(method, path, body) {
  const headers = { "X-Krypta": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer, told;
  try {
    answer = await fetch(`api/${path}`, { method, headers, body: body === undefined ? body : JSON.stringify(body) });
    const text = await answer.text();
    told = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused({ id: "server-page-unreachable" }); // no network, or something else than Krypta answered
  }
  if (!answer.ok) throw new Refused(told && told.id ? told : { id: "server-page-unreachable" }, answer.status);
  return told;
}

// What a player adds to the luck of the match, so that nobody has made it alone.
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
