// The last changes that the server does not have yet, stored in this browser, whatever happens to the page.

const KEY = "workshop";

export interface Draft {
  id: string; // id of the saved file that it changes; "" if there is none yet
  name: string;
  text: string;
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // storage is full: the server saves it in a moment
  }
}

export const forgetDraft = (): void => localStorage.removeItem(KEY);

export function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

const isDraft = (draft: unknown): draft is Draft =>
  typeof draft === "object" &&
  draft !== null &&
  ["id", "name", "text"].every((key) => typeof (draft as Record<string, unknown>)[key] === "string");
