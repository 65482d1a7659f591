// The file of a new visitor: a small example that already works, to be changed. No two files get the same name.

import { say } from "../../lib/words.svelte";
import { cardText, slug } from "../text/cards";

export function firstFile(names: string[]): { name: string; text: string } {
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
  return { name: fresh(say("web-workshop-first-file"), names), text: cards.join("\n") };
}

// The name, with a number if another file has it.
function fresh(name: string, names: string[], number = 1): string {
  const called = number > 1 ? `${name} ${number}` : name;
  return names.includes(called) ? fresh(name, names, number + 1) : called;
}
