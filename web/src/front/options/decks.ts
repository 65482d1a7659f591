// What seats bring to a table: one of the decks that come with the game, or one that a person has built.

import { keeping, keepingsOf, type Keeping } from "../../lib/server/saved-files";
import { me } from "../../lib/server/me.svelte";
import type { Game, Table } from "../../lib/server/wire";

export type Picked = Record<string, unknown>; // values by option; a saved deck by its key

const OWN = "own/";
export const keyOf = (deck: Keeping): string => OWN + deck.id;

// The default options of a game.
export const usual = ({ options }: Game): Picked =>
  Object.fromEntries(Object.entries(options).map(([option, values]) => [option, values[0]]));

// The visitor's decks, newest first; none before the visitor has a session.
export async function ownDecks(game: Game): Promise<Keeping[]> {
  if (!game.brought.length || !me.person) return [];
  const kept = await keepingsOf(game.name);
  return kept.filter(({ kind }) => kind === "deck");
}

// What is sent to the server: the text of a saved deck, or the name of another, and the cards it is built with.
export async function deckOf(key: unknown): Promise<{ deck: string; cards: string }> {
  const said = String(key);
  if (!said.startsWith(OWN)) return { deck: said, cards: "" };
  const { text, cards } = await keeping(said.slice(OWN.length));
  return { deck: text, cards: cards && (await keeping(cards)).text };
}

// The options of a new table.
export async function agreed({ brought }: Game, picked: Picked): Promise<Table["options"]> {
  const decks = await Promise.all(brought.map((option) => deckOf(picked[option])));
  const files = new Set(decks.map(({ cards }) => cards).filter(Boolean));
  return {
    ...picked,
    ...Object.fromEntries(brought.map((option, seat) => [option, decks[seat].deck])),
    ...(files.size && { cards: [...files].join("\n") }),
  };
}
