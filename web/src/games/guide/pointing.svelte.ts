// The place at the table that the guide speaks of; the board, the seats and the panel mark it.

import type { Place } from "./lesson";

class Pointing {
  at = $state.raw<Place>({});
}

export const pointing = new Pointing();
