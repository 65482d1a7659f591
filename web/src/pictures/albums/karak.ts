// Karak's pictures.

import { ART } from "../art/karak";
import { anybody } from "../scene/person/anybody";
import { KARAK } from "../scenes/karak";
import { album as albumOf } from "./album";

export const album = albumOf(KARAK, ART, (_kind, random) => ({ in: "cave", who: anybody(random) }));
