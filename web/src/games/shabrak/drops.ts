// What dropping a thing on a place does: laying a warrior at an end of the row, attacking, playing a card on a warrior.

import type { Option } from "../../lib/server/wire";
import type { Dragged } from "../hands/drag";
import type { Play } from "../play";
import type { Selection } from "./selection.svelte";
import { actsAbout, isFighter, thingsOf, verbOf } from "./things";
import type { ShabrakView } from "./view";

export const ARENA = "arena"; // anywhere on the board

const DRAGGED = ["lay", "attack", "play"];

export function dropsOf(play: Play<ShabrakView>, selection: Selection, thing: string): Dragged | null {
  const acts = actsAbout(play.now.options, thing, play.viewer).filter(
    ({ act }) => DRAGGED.includes(verbOf(act)) && thingsOf(act, play.viewer)[0] === thing,
  );
  if (!acts.length || play.busy) return null;
  const card = acts.find(({ act }) => verbOf(act) === "play");
  let targets: string[] | null = null; // of the card; null until the server has told them
  return {
    begin: () => {
      selection.chosen = thing;
      if (card) void targetsOf(play, card.act).then((found) => (targets = found));
    },
    can: (place) => actAt(acts, place, play.viewer) !== undefined || Boolean(card && takes(targets, place)),
    drop: (place) => {
      const act = actAt(acts, place, play.viewer);
      if (!act && card) selection.target = isFighter(place) ? place : "";
      const played = act ?? card?.act;
      if (played) play.act(played);
    },
  };
}

// A card without targets is played anywhere on the board; one with targets only on them.
const takes = (targets: string[] | null, place: string): boolean =>
  targets !== null && (targets.length ? targets.includes(place) : place === ARENA);

function actAt(acts: Option[], place: string, seat: number): string | undefined {
  return acts.find(({ act }) => act === place || (verbOf(act) === "attack" && thingsOf(act, seat)[1] === place))?.act;
}

async function targetsOf(play: Play<ShabrakView>, act: string): Promise<string[]> {
  const foreseen = await play.foresee(act);
  const choices = foreseen?.choices.filter((choice) => choice.startsWith("choose")) ?? [];
  return choices.flatMap((choice) => thingsOf(choice, play.viewer));
}
