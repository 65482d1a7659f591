// Which things lie about in a room, by the hash of its look; the banner hangs only where there is a wall.

import { seeded } from "../../../../lib/seeded";

const DECALS = ["bones", "moss", "web", "cracks", "rubble", "toadstools", "puddle"] as const;
export type DecalName = (typeof DECALS)[number] | "banner";

export interface Placed {
  decal: DecalName;
  turn: number; // degrees
}

export function decalsOf(look: string): Placed[] {
  const [, place, openings] = look.split("-");
  if (place !== "room") return [];
  const random = seeded(`${look} decals`);
  const corner = Math.floor(random() * 4);
  const first = Math.floor(random() * DECALS.length);
  const second = (first + 1 + Math.floor(random() * (DECALS.length - 1))) % DECALS.length;
  const found: Placed[] = [
    { decal: DECALS[first], turn: corner * 90 },
    { decal: DECALS[second], turn: ((corner + 2) % 4) * 90 },
  ];
  const wall = [..."nesw"].findIndex((side) => !openings.includes(side));
  if (wall >= 0 && random() < 0.5) found.push({ decal: "banner", turn: wall * 90 });
  return found;
}
