import { describe, expect, it } from "vitest";
import { breakable } from "./breaking";

const CATALOGUES = import.meta.glob<string>("../../../../src/krypta/locales/*/goblin-cards.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shown = (name: string, longest?: number): string => breakable(name, longest).replaceAll("\u00AD", "|");

describe("breakable", () => {
  it("offers places in long words only", () => {
    expect(shown("Emma the Mousetrapper")).toBe("Emma the Mou|se|trap|per");
    expect(shown("Nachtwächter Liborius")).toBe("Nacht|wäch|ter Liborius");
    expect(shown("The Queen of Wire")).toBe("The Queen of Wire");
  });

  it("counts an apostrophe, and breaks earlier on narrow cards", () => {
    expect(shown("A moment's rest", 6)).toBe("A mo|ment's rest");
    expect(shown("A moment's rest")).toBe("A moment's rest");
  });

  it("keeps together the letters of one sound", () => {
    expect(shown("Silberschein", 6)).toBe("Sil|ber|schein");
    expect(shown("Roztargniony czarodziej", 6)).toContain("cza|ro");
    expect(shown("Rozszczepiona", 6)).not.toContain("s|z");
  });

  it("leaves no piece of a Goblin card's name too long for a phone, in any language", () => {
    const names = Object.values(CATALOGUES)
      .flatMap((catalogue) => catalogue.split("\n"))
      .flatMap((line) => /^goblin-[\w-]+ = (.+)$/.exec(line)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(300);
    const pieces = names.flatMap((name) => shown(name, 6).split(/[\s|-]+/));
    expect(pieces.filter((piece) => piece.length > 8)).toEqual([]);
  });
});
