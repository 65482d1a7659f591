import { describe, expect, it } from "vitest";
import {
  abilitiesOf,
  added,
  alone,
  cardsOf,
  cardText,
  copied,
  freeId,
  isOn,
  removed,
  set,
  setAbility,
  setKind,
  slug,
  textOf,
  withoutAbility,
} from "./cards";
import { blocks } from "./toml";

const FILE = `# The watch
origin = "mine"

# who lights the lamps
[[warrior]]
id = "lamplighter"   # so it is called
name = 'Lamplighter "Joe"'
attack = 2
abilities = [
    "when attacked: press 1 on foe",  # [not] a bracket
    "standing: guard self",
]

[[event]]
id = "curfew"
name = "Curfew"
rarity = "unseen"
abilities = ["played: draw 1"]
`;

const card = (text: string, index = 0) => cardsOf(text)[index];

describe("reading", () => {
  it("finds the cards and what they say", () => {
    expect(cardsOf(FILE).map((block) => block.name)).toEqual(["warrior", "event"]);
    expect(textOf(card(FILE), "id")).toBe("lamplighter");
    expect(textOf(card(FILE), "name")).toBe('Lamplighter "Joe"');
    expect(textOf(card(FILE), "attack")).toBe("2");
    expect(abilitiesOf(card(FILE))).toEqual(["when attacked: press 1 on foe", "standing: guard self"]);
  });

  it("reads escapes, long strings and tables of other kinds", () => {
    const [block] = blocks(
      '[[sark]]\nname = "a\\"b\\u010D"\nabilities = ["""\none""", \'\'\'two\'\'\']\n[other]\nid = "no"\n',
    );
    expect(block.entries.get("name")?.value).toBe('a"bč');
    expect(block.entries.get("abilities")?.value).toEqual(["one", "two"]);
    expect(block.entries.has("id")).toBe(false);
  });

  it("goes on after what cannot be read", () => {
    const text = '[[event]]\nname = "unfinished\nrarity = 3.5\nabilities = ["a", 3]\n\n[[sark]]\nid = "x"\n';
    expect(card(text).entries.get("name")?.value).toBeUndefined();
    expect(card(text).entries.get("rarity")?.value).toBeUndefined();
    expect(card(text).entries.get("abilities")?.value).toBeUndefined();
    expect(textOf(card(text, 1), "id")).toBe("x");
  });
});

describe("changing a card", () => {
  it("writes only the value, and leaves the comments", () => {
    const now = set(FILE, card(FILE), "id", "lamp");
    expect(now).toBe(FILE.replace('"lamplighter"', '"lamp"'));
  });

  it("puts a new key in its place", () => {
    const now = set(FILE, card(FILE), "rarity", "rare");
    expect(now).toContain('name = \'Lamplighter "Joe"\'\nrarity = "rare"\nattack = 2');
  });

  it("takes a key out with its line", () => {
    expect(set(FILE, card(FILE), "attack", undefined)).toBe(FILE.replace("attack = 2\n", ""));
    const on = set(FILE, card(FILE), "commander", true);
    expect(isOn(card(on), "commander")).toBe(true);
    expect(set(on, card(on), "commander", undefined)).toBe(FILE);
  });

  it("changes an ability where it stands", () => {
    const now = setAbility(FILE, card(FILE), 1, 'standing: guard "it"');
    expect(now).toContain('"standing: guard \\"it\\"",\n]');
    expect(now).toContain("# [not] a bracket");
  });

  it("adds and takes abilities", () => {
    const more = setAbility(FILE, card(FILE, 1), 1, "played: recycle");
    expect(abilitiesOf(card(more, 1))).toEqual(["played: draw 1", "played: recycle"]);
    expect(withoutAbility(more, card(more, 1), 1)).toBe(FILE);
  });

  it("turns one kind into another", () => {
    const event = setKind(FILE, card(FILE), "event", "coopers");
    expect(card(event).name).toBe("event");
    expect(card(event).entries.has("attack")).toBe(false);
    const warrior = setKind(event, card(event), "warrior", "coopers");
    expect(textOf(card(warrior), "sark")).toBe("coopers");
    expect(textOf(card(warrior), "defence")).toBe("5");
  });
});

describe("changing the file", () => {
  it("adds a card", () => {
    const text = added(FILE, cardText({ kind: "warrior", id: "w", name: "W", sark: "coopers", abilities: [] }));
    expect(cardsOf(text)).toHaveLength(3);
    expect([...card(text, 2).entries.keys()]).toEqual([
      "id",
      "name",
      "sark",
      "rarity",
      "attack",
      "defence",
      "abilities",
    ]);
    expect(
      cardText({ kind: "event", id: "e", name: "E", sark: "coopers", abilities: ["played: draw 1"] }),
    ).not.toContain("sark");
  });

  it("copies a card under a free id and name", () => {
    const text = copied(FILE, card(FILE));
    expect(textOf(card(text, 2), "id")).toBe("lamplighter-2");
    expect(textOf(card(text, 2), "name")).toBe('Lamplighter "Joe" 2');
    expect(freeId(copied(text, card(text, 2)), "lamplighter")).toBe("lamplighter-4");
  });

  it("removes a card with its own comment", () => {
    const text = removed(FILE, card(FILE));
    expect(text.startsWith('# The watch\norigin = "mine"\n\n[[event]]')).toBe(true);
    expect(removed(text, card(text))).toBe('# The watch\norigin = "mine"\n');
  });

  it("takes a card out with the sarks that it may name", () => {
    const text = added(FILE, cardText({ kind: "sark", id: "watch", name: "The Watch", sark: "", abilities: [] }));
    expect(cardsOf(alone(text, card(text, 1))).map((block) => textOf(block, "id"))).toEqual(["curfew", "watch"]);
  });

  it("makes ids of names", () => {
    expect(slug("Křupan  Žluťoučký!")).toBe("krupan-zlutoucky");
    expect(slug("7 Łysych")).toBe("lysych");
    expect(slug("???")).toBe("");
  });
});
