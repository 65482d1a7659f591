// The file of a new visitor: a small example that already works, to be changed.

import { say } from "../../lib/words.svelte";
import { cardText, slug } from "../text/cards";

export function firstFile(): { name: string; text: string } {
  const [warrior, event] = [say("web-workshop-first-warrior"), say("web-workshop-first-event")];
  const cards = [
    cardText({
      kind: "warrior",
      id: slug(warrior),
      name: warrior,
      sark: "coopers",
      abilities: ["when attacked: press 1 on foe"],
    }),
    cardText({
      kind: "event",
      id: slug(event),
      name: event,
      sark: "",
      abilities: ["played: exhaust chosen enemy ready"],
    }),
  ];
  return { name: say("web-workshop-first-file"), text: cards.join("\n") };
}
