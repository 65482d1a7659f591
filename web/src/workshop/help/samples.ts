// The words of the ability language, each in a sample ability. The game itself explains them: the samples are
// read like any other cards, and their text is shown in the language of the page.

import { readCards } from "../../cards/wire";
import type { Message } from "../../lib/server/wire";
import { cardText, type Kind } from "../text/cards";

export interface Sample {
  before: string;
  word: string; // the word that the sample shows, inserted into the ability that is being written
  after: string;
  text: Message | undefined;
}

export const SECTIONS = ["when", "if", "steps", "joined", "amounts", "whom"] as const;
export type Section = (typeof SECTIONS)[number];

// The word is between bars.
const WRITTEN: Record<Section, string[]> = {
  when: [
    "|active|: press 1 on chosen enemy",
    "|played|: draw 1",
    "|standing|: attack +1 to self",
    "|when attacking|: press 1 on foe",
    "|when attacked|: press 1 on foe",
    "|when pressed|: draw 1",
    "|when exhausted|: draw 1",
    "|when overpowered|: draw 1",
    "|when own overpowered|: draw 1",
    "|when enemy commander attacked|: draw 1",
    "|round start|: draw 1",
    "|round end|: relieve 1 from self",
  ],
  if: [
    "active |if at least 2 own ready|: draw 1",
    "active |if at most 1 enemy|: draw 1",
    "active |if no own equipped|: draw 1",
    "active |if fewer own than enemy|: draw 1",
    "active |if hand at most 0|: draw 1",
    "active if hand at most 3 |and no own pressed|: draw 1",
  ],
  steps: [
    "active: |press 2 on chosen enemy in reach|",
    "active: |relieve 1 from chosen own|",
    "active: |overpower chosen enemy pressed|",
    "active: |ready chosen own exhausted|",
    "active: |exhaust chosen enemy ready|",
    "active: |shield chosen own|",
    "active: |attack +1 to chosen own this turn|",
    "active: |defence -1 to all enemy this round|",
    "standing: |reach +1 to self|",
    "standing: |guard self|",
    "active: |swap chosen enemy with chosen enemy|",
    "active: |break equipment of chosen enemy|",
    "active: |steal equipment of chosen enemy|",
    "active: |draw 1|",
    "active: |discard 1|",
    "active: |enemy discard 1|",
    "active: |retrieve 1|",
    "active: |recycle|",
  ],
  joined: [
    "active: press 1 on chosen enemy|; draw 1|",
    "active: exhaust chosen enemy ready|; then draw 1|",
    "active: |may discard 1|; then press 2 on chosen enemy",
  ],
  amounts: [
    "active: press |1 per own ready| on chosen enemy",
    "active: press |1 per 2 own| on chosen enemy",
    "active: press |attack of self| on chosen enemy",
    "active: press |half pressure of self| on chosen enemy",
  ],
  whom: [
    "active: shield |self|",
    "active: press 1 on chosen enemy; may exhaust |it|",
    "when attacked: exhaust |foe|",
    "active: shield |chosen own|",
    "active: press 1 on |all enemy|",
    "active: exhaust |chosen any|",
    "active: press 1 on chosen enemy |ready|",
    "active: press 1 on chosen enemy |exhausted|",
    "active: press 1 on chosen enemy |pressed|",
    "active: press 1 on chosen enemy |unpressed|",
    "active: press 1 on chosen enemy |equipped|",
    "active: press 1 on chosen enemy |bare|",
    "active: press 1 on chosen enemy |commander|",
    "active: shield chosen own |other|",
    "active: shield chosen own |rare|",
    "active: shield chosen own |from coopers|",
    "active: press 1 on all enemy |facing|",
    "active: press 1 on all enemy |in reach|",
    "active: shield all own |neighbour|",
    "active: press 1 on chosen enemy; press 1 on all enemy |neighbour of it|",
  ],
};

const bare = (written: string): string => written.replaceAll("|", "");
const kindOf = (written: string): Kind => (bare(written).startsWith("played") ? "event" : "warrior");

// The samples as a card file: a sample that is not valid would be reported as a fault.
export function sampleFile(): string {
  const all = SECTIONS.flatMap((section) => WRITTEN[section]);
  const cards = all.map((written, i) =>
    cardText({
      kind: kindOf(written),
      id: `sample-${i}`,
      name: `Sample ${i}`,
      sark: "coopers",
      abilities: [bare(written)],
    }),
  );
  return cards.join("\n");
}

let asked: Promise<Map<Section, Sample[]>> | undefined;

export function samples(): Promise<Map<Section, Sample[]>> {
  asked ??= read();
  asked.catch(() => (asked = undefined)); // a failed request is repeated next time
  return asked;
}

async function read(): Promise<Map<Section, Sample[]>> {
  const { cards } = await readCards(sampleFile());
  let next = 0;
  return new Map(
    SECTIONS.map((section) => [section, WRITTEN[section].map((written) => sample(written, cards[next++]?.text?.[0]))]),
  );
}

function sample(written: string, text: Message | undefined): Sample {
  const [before, word, after] = written.split("|");
  return { before, word, after, text };
}
