// What the guide explains at Shabrak's table.

import { firstDue, when, type Due, type Lesson, type Seen } from "../guide/lesson";
import type { ShabrakView } from "./view";

const LESSONS: Record<string, Due<ShabrakView>> = {
  "web-shabrak-guide-lay": ({ options }) => when(options.some(({ act }) => act.startsWith("lay "))),
  "web-shabrak-guide-attack": (seen) => when(inTurn(seen)),
  "web-shabrak-guide-cards": (seen) => when(inTurn(seen) && exhausted(seen)),
  "web-shabrak-guide-round": ({ view }) => when(view.round > 1),
};

export const lessonIn = (seen: Seen<ShabrakView>, taught: string[]): Lesson | null => firstDue(LESSONS, seen, taught);

const inTurn = ({ view, me }: Seen<ShabrakView>): boolean => view.phase === "turn" && view.turn === me;
const exhausted = ({ view, me }: Seen<ShabrakView>): boolean =>
  view.players[me].row.some(({ status }) => status === "exhausted");
