import { describe, expect, test } from "vitest";
import type { Option } from "../../lib/server/wire";
import { quarter, turned } from "./turning";

const lays = (...openings: string[]): Option[] => openings.map((sides) => ({ act: `lay ${sides}`, say: { id: "x" } }));

describe("a tile that is turned", () => {
  test("goes through its four turnings and comes back", () => {
    expect(["ne", "es", "sw", "nw"].map(quarter)).toEqual(["es", "sw", "nw", "ne"]);
    expect(quarter("nesw")).toBe("nesw");
  });

  test("stops only at what is offered", () => {
    expect(turned(lays("ne", "sw"), "lay ne", 1)).toBe("lay sw");
    expect(turned(lays("ne", "sw"), "lay sw", 1)).toBe("lay ne");
    expect(turned(lays("ne", "es", "nw"), "lay ne", 3)).toBe("lay nw");
  });

  test("stays as it is where nothing else fits", () => {
    expect(turned(lays("ns"), "lay ns", 1)).toBe("lay ns");
  });
});
