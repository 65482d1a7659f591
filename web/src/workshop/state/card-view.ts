// A card built from its text alone, without the server, which adds the card's sentences a moment later.

import type { CardView, Rarity } from "../../games/shabrak/view";
import { isOn, RARITIES, textOf, type Kind } from "../text/cards";
import type { Block } from "../text/toml";
import type { Workshop } from "./workshop.svelte";

export function cardViewOf(block: Block, workshop: Workshop): CardView & { picture: string; flavour: string } {
  const kind = block.name as Kind;
  const rarity = textOf(block, "rarity") as Rarity;
  const id = textOf(block, "id");
  const warrior = kind === "warrior";
  return {
    id,
    name: textOf(block, "name") || "…",
    kind,
    rarity: RARITIES.includes(rarity) ? rarity : "common",
    attack: warrior ? Number(textOf(block, "attack")) || 0 : undefined,
    defence: warrior ? Number(textOf(block, "defence")) || 0 : undefined,
    commander: warrior && isOn(block, "commander"),
    sark: warrior ? sarkNames(workshop).get(textOf(block, "sark")) : undefined,
    text: workshop.meaning(id)?.text ?? [],
    picture: textOf(block, "picture"),
    flavour: textOf(block, "flavour"),
  };
}

// Every sark that a warrior can belong to, with its name: ours, then those in the file.
export function sarkNames({ ours, blocks }: Workshop): Map<string, string> {
  const known = ours.filter(({ kind }) => kind === "sark").map(({ id, name }): [string, string] => [id, name]);
  const own = blocks
    .filter(({ name }) => name === "sark")
    .map((block): [string, string] => [textOf(block, "id"), textOf(block, "name")]);
  return new Map([...known, ...own.filter(([id]) => id)]);
}
