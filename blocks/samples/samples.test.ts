import { expect, test } from "vitest";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { markets } from "#markets/markets.ts";
import { blockCatalogue } from "../catalogue.ts";
import { checkBlock } from "../check.ts";
import { italian } from "./it.ts";

const english = blockCatalogue({ id: "international", language: "en" });

const notWords = new Set(["link", "url", "css", "destination-slug", "media", "travel", "form"]);

/** The words that an example shows; `skip` leaves out choices, addresses and records. */
const wordsIn = (field: FieldSchema, value: unknown): string[] => {
  if (typeof value === "string")
    return value === "" || field.enum || notWords.has(field.format ?? "") ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(field.items ?? {}, item));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    wordsIn(field.properties?.[key] ?? {}, part),
  );
};
const wordsOf = (catalogue: typeof english) =>
  catalogue.flatMap(({ name, content, fields }) =>
    [content.default, ...content.examples.map((example) => example.content)].map(
      (each) => [name, wordsIn(fields as FieldSchema, each)] as const,
    ),
  );

test.each(markets)("the examples of $id are valid and in its language", (market) => {
  const local = blockCatalogue(market);
  for (const { name, content } of local)
    for (const example of content.examples)
      expect(
        checkBlock({
          id: "a",
          blockType: name,
          content: example.content as Record<string, unknown>,
          enabled: true,
          schedule: null,
        }),
      ).toEqual([]);
  if (market.language === "en") return;
  const englishWords = new Set(wordsOf(english).flatMap(([, words]) => words));
  // Names that are the same in both languages.
  const shared = new Set(["Hannah, 30", "Berlin", "52.52, 13.4"]);
  for (const [name, words] of wordsOf(local))
    expect([name, words.filter((each) => englishWords.has(each) && !shared.has(each))]).toEqual([
      name,
      [],
    ]);
});

test("no translated text is of an example that is gone", () => {
  const words = new Set(wordsOf(english).flatMap(([, each]) => each));
  expect(Object.keys(italian).filter((text) => !words.has(text))).toEqual([]);
});
