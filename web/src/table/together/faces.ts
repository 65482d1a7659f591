// The six emotes: our own drawings, lines in a field of 24 by 24.

import type { EmoteKind } from "../../lib/server/wire";

const HEAD = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z";
const EYES = "M9 9.500v.6M15 9.500v.6";

export const FACES: Record<EmoteKind, string> = {
  laugh: `${HEAD}M8 10l1.500-1.500L11 10M13 10l1.500-1.500L16 10M7.500 13.500h9a4.500 4.500 0 0 1-9 0Z`,
  cheer: "M12 3.500l2.500 5.300 5.700.700-4.200 4 1.100 5.700L12 16.400 6.900 19.200 8 13.500l-4.200-4 5.700-.700Z",
  wow: `${HEAD}${EYES}M12 13a2.200 2.500 0 1 0 0 5 2.200 2.500 0 0 0 0-5Z`,
  think: `${HEAD}M8 9.500h2.500M13.500 8l3 1M9 15.500l6-1`,
  sad: `${HEAD}${EYES}M8.500 16.500a4.500 4.500 0 0 1 7 0M15.500 11.500v2.500`,
  thanks: "M12 20S4 15 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300C20 15 12 20 12 20Z",
};

export const FEELINGS = Object.keys(FACES) as EmoteKind[];
