import { sayHero } from "../heroes/who-am-i";
import type { GameTable } from "../play";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import SeatPart from "./SeatPart.svelte";
import type { KarakView } from "./view";

const whoAmI = (view: KarakView, seat: number): string => sayHero(view.heroes[seat]?.hero);

export default { Board, SeatPart, Emblem, whoAmI } satisfies GameTable;
