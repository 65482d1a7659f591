import type { GameTable } from "../play";
import Board from "./Board.svelte";
import SeatPart from "./SeatPart.svelte";

export default { Board, SeatPart } satisfies GameTable;
