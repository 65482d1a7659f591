import type { GameTable } from "../play";
import Board from "./Board.svelte";
import { remarkOf } from "./panel/acts";
import SeatPart from "./SeatPart.svelte";

export default { Board, SeatPart, remark: remarkOf } satisfies GameTable;
