import { say } from "../../lib/words.svelte";
import { sayHero } from "../heroes/who-am-i";
import type { GameTable } from "../play";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import SeatPart from "./SeatPart.svelte";
import { spelled } from "./sums";
import type { KarakView } from "./view";

const whoAmI = (view: KarakView, seat: number): string => sayHero(view.heroes[seat]?.hero);

const role = ({ heroes }: KarakView, seat: number): string => {
  const hero = heroes[seat]?.hero;
  return hero ? say(`karak-hero-${hero}`) : "";
};
const guide = () => import("./guide/lessons");

export default { Board, SeatPart, Emblem, whoAmI, role, spelled, guide } satisfies GameTable;
