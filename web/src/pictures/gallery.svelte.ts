// The pictures of a game: they are loaded once, after the table is playable, and each is drawn when it is first shown.

import { eventually } from "../lib/eventually";
import { whenIdle } from "../lib/idle";
import type { Album, Part } from "./albums/album";

export type Game = "shabrak" | "goblin" | "karak" | "heroes";

const LOADERS: Record<Game, () => Promise<Album>> = {
  shabrak: async () => (await import("./albums/shabrak")).album,
  goblin: async () => (await import("./albums/goblin")).album,
  karak: async () => (await import("./albums/karak")).album,
  heroes: async () => (await import("./albums/heroes")).album,
};

class Gallery {
  private albums = $state.raw<Partial<Record<Game, Album>>>({});
  private asked = new Set<Game>();
  private drawn = new Map<string, string>();

  // The address of a picture; empty until the pictures of the game are here.
  address(game: Game, picture: string, kind = "", part: Part = "all"): string {
    const album = this.albums[game];
    if (!album) {
      this.ask(game);
      return "";
    }
    const key = `${game} ${picture} ${kind} ${part}`;
    let address = this.drawn.get(key);
    if (!address) {
      address = `data:image/svg+xml,${encodeURIComponent(album(picture, kind, part))}`;
      this.drawn.set(key, address);
    }
    return address;
  }

  // Whether the pictures of a game are here.
  has(game: Game): boolean {
    return game in this.albums;
  }

  private ask(game: Game): void {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    whenIdle(async () => {
      const album = await eventually(LOADERS[game]);
      this.albums = { ...this.albums, [game]: album };
    });
  }
}

export const gallery = new Gallery();
