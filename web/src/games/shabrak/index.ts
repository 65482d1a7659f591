import type { GameTable } from "../play";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import SeatPart from "./SeatPart.svelte";

const guide = () => import("./lessons");

export default { Board, SeatPart, Emblem, guide } satisfies GameTable;
