// Animates each step of what happened on the board.

import { settings } from "../../../../lib/settings.svelte";
import { sound, type SoundName } from "../../../../lib/sound";
import type { KarakView } from "../../view";
import type { Motion } from "./motion";
import type { Move, Step } from "./steps";

const LENGTH = 400; // milliseconds of a step

export interface Stage {
  world: HTMLElement;
  light: HTMLElement;
  stand: (picture: KarakView) => Promise<void>; // resolves once it is drawn
}

type Animate = (step: Step, motion: Motion, stage: Stage, length: number) => Promise<unknown>;

const THERE = { transform: "none" };
const GONE = { transform: "scale(0)" };

const ANIMATIONS: Record<Move, Animate> = { walk, port, tile, token, beaten, fall, turn };

const HEARD: Partial<Record<Move, SoundName>> = { walk: "step", port: "door", tile: "tile", fall: "fall" };

export async function animate(step: Step, motion: Motion, stage: Stage): Promise<void> {
  const heard = HEARD[step.move];
  if (heard) sound(heard);
  await ANIMATIONS[step.move](step, motion, stage, settings.time(LENGTH));
}

function walk(step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  return slide([...pawnsOf(step, stage), stage.light], step, motion, stage, length);
}

function turn(step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  return slide([stage.light], step, motion, stage, length / 2);
}

async function port(step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  const all = (frames: Keyframe[]) =>
    Promise.all(pawnsOf(step, stage).map((pawn) => motion.play(pawn.firstElementChild, frames, length / 2)));
  await all([THERE, GONE]);
  await stage.stand(step.view);
  await all([GONE, THERE]);
}

async function tile(step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  await stage.stand(step.view);
  const frames = [
    { transform: "rotate(-90deg) scale(0.3)", opacity: 0 },
    { ...THERE, opacity: 1 },
  ];
  await motion.play(find(stage, "tile", step.tile), frames, length);
}

async function token(step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  await stage.stand(step.view);
  const frames = [{ transform: "scaleX(0)" }, { transform: "scale(0.6, 1.15)" }, THERE];
  await motion.play(find(stage, "token", step.tile), frames, length);
}

async function beaten(step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  await motion.play(find(stage, "token", step.tile), [THERE, { transform: "scale(1.15)" }, GONE], length);
  await stage.stand(step.view);
}

// The pawn falls by its own CSS transition; this only waits for it.
async function fall(step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  await stage.stand(step.view);
  await motion.play(pawnsOf(step, stage)[0], [{ opacity: 1 }, { opacity: 1 }], length);
}

// Slides elements from where they are to where the step puts them.
async function slide(elements: HTMLElement[], step: Step, motion: Motion, stage: Stage, length: number): Promise<void> {
  const from = elements.map((element) => element.style.transform);
  await stage.stand(step.view);
  await Promise.all(
    elements.map((element, i) =>
      motion.play(element, [{ transform: from[i] }, { transform: element.style.transform }], length),
    ),
  );
}

function pawnsOf(step: Step, stage: Stage): HTMLElement[] {
  return step.seats.map((seat) => find(stage, "seat", seat)).filter((pawn) => pawn !== null);
}

function find(stage: Stage, name: string, value: number): HTMLElement | null {
  return stage.world.querySelector(`[data-${name}="${value}"]`);
}
