// An act as a button shows it.

import type { Game } from "../../pictures/gallery.svelte";

export interface Picture {
  path: string;
  scene?: { game: Game; of: string; kind: string }; // shown instead of the path once it is loaded
  turn?: number; // degrees, clockwise
  colour?: string; // of the shield behind it
}

export interface Act {
  act: string;
  title: string;
  remark: string; // what the act will bring
  clear?: string; // a part of the title that is read aloud but not shown, because it is visible elsewhere
  danger: boolean;
  best: boolean;
  picture: Picture | null;
}

// Something a player may want to do, whether or not it is possible.
export interface Wish {
  word: string;
  said: string;
}
