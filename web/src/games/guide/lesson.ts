// What a guide explains, when it is first met: each game has its own lessons, the most urgent first.

import type { Args, Option } from "../../lib/server/wire";

// A place at the table that the guide marks.
export interface Place {
  tile?: number;
  seat?: number;
  panel?: boolean;
}

// `id` names a message, the title, and another one with the ending -text.
export interface Lesson {
  id: string;
  at?: Place;
  args?: Args;
}

export interface Seen<View> {
  view: View;
  me: number; // the viewer's seat
  options: Option[]; // empty unless the viewer decides
}

// A lesson without its id, if its time has come.
export type Due<View> = (seen: Seen<View>) => Omit<Lesson, "id"> | null;

// The first lesson that is due and has not been taught yet.
export function firstDue<View>(lessons: Record<string, Due<View>>, seen: Seen<View>, taught: string[]): Lesson | null {
  for (const [id, due] of Object.entries(lessons)) {
    const found = taught.includes(id) ? null : due(seen);
    if (found) return { id, ...found };
  }
  return null;
}

// The place to mark, if the condition holds.
export const when = (holds: boolean, at: Place = {}): Omit<Lesson, "id"> | null => (holds ? { at } : null);
