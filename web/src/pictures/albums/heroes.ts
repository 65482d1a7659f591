// The heroes' pictures.

import { ART } from "../art/heroes";
import { HEROES } from "../scenes/heroes";
import { album as albumOf } from "./album";
import { anybody } from "../scene/person/anybody";

export const album = albumOf(HEROES, ART, (_kind, random) => ({ in: "cave", who: anybody(random) }));
