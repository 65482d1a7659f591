// What would become of a warrior, in words.

import { say } from "../../../lib/words.svelte";
import type { Change } from "../foresight.svelte";

export function changeWords({ before, after }: Change): string[] {
  if (!after) return [say("shabrak-status-gone")];
  const figure = (id: string, was: number, is: number): string => (was === is ? "" : `${say(id)} ${say("web-shabrak-becomes", { before: was, after: is })}`);
  const falls = after.status === "overpowered" && before.status !== "overpowered";
  if (falls) return [say("shabrak-status-overpowered")];
  return [
    figure("web-shabrak-pressure", before.pressure, after.pressure),
    before.status === after.status ? "" : say(`shabrak-status-${after.status}`),
    figure("web-shabrak-attack", before.attack, after.attack),
    figure("web-shabrak-defence", before.defence, after.defence),
    after.shield && !before.shield ? say("web-shabrak-gets-shield") : "",
    before.shield && !after.shield ? say("web-shabrak-loses-shield") : "",
    after.guard && !before.guard ? say("web-shabrak-guard") : "",
    before.equipment === after.equipment ? "" : after.equipment ? say("web-shabrak-gets-equipment") : say("web-shabrak-loses-equipment"),
    before.at === after.at ? "" : say("web-shabrak-moves"),
  ].filter(Boolean);
}
