import { describe, expect, it } from "vitest";
import { breakable } from "./breaking";

const shown = (name: string): string => breakable(name).replaceAll("\u00AD", "|");

describe("breakable", () => {
  it("offers places in long words only", () => {
    expect(shown("Emma the Mousetrapper")).toBe("Emma the Mou|se|trap|per");
    expect(shown("Nachtwächter Liborius")).toBe("Nacht|wäch|ter Liborius");
    expect(shown("The Queen of Wire")).toBe("The Queen of Wire");
  });
});
