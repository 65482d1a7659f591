import { expect, it } from "vitest";
import type { Deck, ShabrakCard } from "../../cards/wire";
import { startWith, trialDeck } from "./trial";

const OURS = new Map([
  ["reeve", { commander: true }],
  ["krupan", {}],
  ["smucka", {}],
] as [string, ShabrakCard][]);
const DECK: Deck = {
  name: "d",
  sark: "coopers",
  warriors: ["reeve", "krupan", "krupan", "smucka", "smucka"],
  pile: [
    ["liquor", 2],
    ["rust", 2],
    ["duck", 2],
  ],
};
const tried = (card: Parameters<typeof trialDeck>[1]) => trialDeck(DECK, card, OURS);

it("puts a warrior where one of the same rank was", () => {
  expect(tried({ id: "new", kind: "warrior" }).warriors).toEqual(["reeve", "new", "krupan", "smucka", "smucka"]);
  expect(tried({ id: "new", kind: "warrior", commander: true }).warriors).toEqual([
    "new",
    "krupan",
    "krupan",
    "smucka",
    "smucka",
  ]);
});

it("takes the sark's place", () => expect(tried({ id: "new", kind: "sark" }).sark).toBe("new"));

it("makes the pile as small as the rules allow, with the card in it twice", () => {
  expect(tried({ id: "new", kind: "event" }).pile).toEqual([
    ["new", 2],
    ["liquor", 2],
    ["rust", 1],
  ]);
});

it("starts with the deck of the card's own sark", () => {
  const decks = ["tinkers", "coopers"].map((sark) => ({ deck: { ...DECK, sark } }));
  expect(startWith(decks, "coopers")).toBe(1);
  expect(startWith(decks, "mine")).toBe(0);
});
