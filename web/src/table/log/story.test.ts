// The browser tells stories as the terminal does: the same events, the same sentences, in every language.

import { beforeAll, describe, expect, test, vi } from "vitest";

const RENDERED = "../../../../tests/words/rendered";
const files = import.meta.glob<string>("../../../../tests/words/rendered/**/*.{json,txt}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const { people, stories } = JSON.parse(files[`${RENDERED}/stories.json`]);
const LANGUAGES = ["cs", "sk", "de", "pl", "en", "fr"] as const;

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {}, baseURI: "http://localhost/" });

describe.each(LANGUAGES)("stories in %s", (language) => {
  let told: typeof import("./story").tell;

  beforeAll(async () => {
    const { words } = await import("../../lib/words.svelte");
    const { sayName } = await import("../../lib/people");
    told = (await import("./story")).tell;
    await words.learn("goblin", "shabrak");
    await words.speak(language);
    words.seated = people.map(sayName);
  });

  test.each(Object.keys(stories))("%s", (game) => {
    const expected = files[`${RENDERED}/${language}/${game}.txt`].split("\n");
    const said = stories[game].map((paragraph: Parameters<typeof told>[0]) =>
      told(paragraph)
        .map(({ text }) => text)
        .join(" "),
    );
    expect(said).toEqual(expected.slice(0, said.length));
  });
});
