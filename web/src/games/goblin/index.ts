import type { GameTable } from "../play";
import Board from "../generic/Board.svelte";
import SeatPart from "../generic/SeatPart.svelte";

export default { Board, SeatPart } satisfies GameTable;
