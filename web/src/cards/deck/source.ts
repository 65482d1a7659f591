// Which deck the address names: none (the list of decks), a new one, one of mine, a ready-made one, one by its code, or
// a shared one.

const KINDS = ["deck", "from", "code", "shared"] as const;

export interface Source {
  kind: (typeof KINDS)[number];
  id: string;
}

export const PATH = "decks/shabrak";
export const NEW = "new"; // deck=new

export function sourceOf(query: string): Source | null {
  const asked = new URLSearchParams(query);
  const kind = KINDS.find((kind) => asked.get(kind));
  return kind ? { kind, id: asked.get(kind)! } : null;
}

export const keyOf = ({ kind, id }: Source): string => `${kind}=${id}`;

export const addressOf = (kind: Source["kind"], id: string): string => `${PATH}?${new URLSearchParams({ [kind]: id })}`;

// The same query, but for that saved deck.
export function ofKept(query: string, id: string): string {
  const asked = new URLSearchParams(query);
  KINDS.forEach((kind) => asked.delete(kind));
  asked.set("deck", id);
  return `?${asked}`;
}
