// Guests and bots have names in the visitor's language, wherever a seat is named.

import { beforeAll, describe, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {}, baseURI: "http://localhost/" });
vi.stubGlobal("navigator", { languages: [] });

describe.each([
  ["cs", "Host 0042", "Chamtivý bot"],
  ["sk", "Hosť 0042", "Chamtivý bot"],
  ["de", "Gast 0042", "Gieriger Bot"],
  ["pl", "Gość 0042", "Chciwy bot"],
  ["en", "Guest 0042", "Greedy bot"],
  ["fr", "Invité 0042", "Bot avide"],
] as const)("names in %s", (language, guest, greedy) => {
  let people: typeof import("./people");

  beforeAll(async () => {
    await (await import("./words.svelte")).words.speak(language);
    people = await import("./people");
  });

  test("of guests and bots without a name are the language's own", () => {
    expect(people.saySeated({ name: "Guest 0042" })).toBe(guest);
    expect(people.saySeated({ name: "greedy", bot: "greedy" })).toBe(greedy);
    expect(people.saySeated({ name: "knight", bot: "knight" })).toBe("Roland");
  });

  test("that people chose stay, also while a bot plays for them", () => {
    expect(people.saySeated({ name: "greedy" })).toBe("greedy");
    expect(people.saySeated({ name: "Ann", bot: "knight" })).toBe("Ann");
  });
});
