import { expect, test } from "vitest";
import { site as de } from "#markets/languages/de/site.ts";
import { site as en } from "#markets/languages/en/site.ts";
import { site as es } from "#markets/languages/es/site.ts";
import { site as it } from "#markets/languages/it/site.ts";
import { rejectedIn } from "./rejected.ts";

const languages = { de, en, es, it };

test.each(Object.entries(languages))(
  "the messages in %s hold nothing that natives turned down",
  (language, texts) => {
    const name = language as keyof typeof languages;
    expect(Object.values(texts).flatMap((text) => rejectedIn(name, text))).toEqual([]);
  },
);

test("a breach is found in each language", () => {
  expect(rejectedIn("de", "Bestätigt, also fliegst du")).toHaveLength(1);
  expect(rejectedIn("it", "Chi parte presto")).toHaveLength(1);
  expect(rejectedIn("es", "anticipo, fecha del resto, “plazas”")).toHaveLength(2);
  expect(rejectedIn("en", "Write to us, also when a thing is annoying")).toHaveLength(1);
});
