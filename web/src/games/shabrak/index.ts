import type { GameTable } from "../play";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import SeatPart from "./SeatPart.svelte";

export default { Board, SeatPart, Emblem } satisfies GameTable;
