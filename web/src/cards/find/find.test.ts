import { describe, expect, it } from "vitest";
import { fitting, type Entry } from "./fitting";
import { plain } from "./plain";

const entry = (card: string, said: string, traits: Record<string, string[]>): Entry<string> => ({
  card,
  said: plain(said),
  traits,
});
const CARDS = [
  entry("shield-bash", "Úder štítem: Vyčerpej nepřítele", { kind: ["event"], rarity: ["common"] }),
  entry("krupan", "Křupan", { kind: ["warrior"], rarity: ["common"] }),
  entry("reeve", "Chłop: připrav vlastního", { kind: ["warrior", "commander"], rarity: ["rare"] }),
];
const found = (text: string, chosen: Record<string, string[]> = {}) => fitting(CARDS, { text, chosen });

describe("what is searched for", () => {
  it("needs no capitals and no accents", () => {
    expect(plain("Úder ŠTÍTEM, Chłop, Straße")).toBe("uder stitem, chlop, strasse");
    expect(found("STITEM")).toEqual(["shield-bash"]);
    expect(found("chlop")).toEqual(["reeve"]);
    expect(found("štítem")).toEqual(["shield-bash"]);
  });

  it("is all of its words, in any order", () => {
    expect(found("nepritele uder")).toEqual(["shield-bash"]);
    expect(found("nepritele krupan")).toEqual([]);
  });

  it("is one choice of each filter", () => {
    expect(found("", { kind: ["event", "commander"] })).toEqual(["shield-bash", "reeve"]);
    expect(found("", { kind: ["warrior"], rarity: ["rare"] })).toEqual(["reeve"]);
    expect(found("", { kind: [], rarity: [] })).toHaveLength(3);
  });
});
