// What the guide explains at Goblin's table.

import { firstDue, when, type Due, type Lesson, type Seen } from "../guide/lesson";
import type { GoblinView } from "./view";

const LESSONS: Record<string, Due<GoblinView>> = {
  "web-goblin-guide-monster": (seen) => when(inTurn(seen, "turn")),
  "web-goblin-guide-chain": (seen) => when(inTurn(seen, "play")),
  "web-goblin-guide-stronger": (seen) => when(inTurn(seen, "turn") && seen.view.round > 1),
};

export const lessonIn = (seen: Seen<GoblinView>, taught: string[]): Lesson | null => firstDue(LESSONS, seen, taught);

const inTurn = ({ view, me }: Seen<GoblinView>, phase: GoblinView["phase"]): boolean =>
  view.phase === phase && view.turn === me;
