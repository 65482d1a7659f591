import { sayHero } from "../heroes/who-am-i";
import type { GameTable } from "../play";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import SeatPart from "./SeatPart.svelte";
import type { GoblinView } from "./view";

const whoAmI = (view: GoblinView, seat: number): string => sayHero(view.players[seat]?.hero);

const guide = () => import("./lessons");

export default { Board, SeatPart, Emblem, whoAmI, guide } satisfies GameTable;
