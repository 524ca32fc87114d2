import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { languages } from "#demo/told.ts";
import type { Language } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { frenchFaults } from "#markets/wording/french.ts";
import { rejectedIn } from "#markets/wording/rejected.ts";

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The texts that stand under a language, however deep. */
const textsUnder = (language: Language, value: unknown): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        key === language ? textsIn(each) : textsUnder(language, each),
      )
    : [];

const faultsIn = (language: Language, text: string): readonly string[] =>
  language === "fr" ? frenchFaults(text) : rejectedIn(language, text);

const { contents, trips } = demoData;
// Every block is shown in two languages alone.
const { allBlocks: _, ...phrases } = demoData.phrases;
const sources = Object.entries({ ...phrases, trips });

test.each(
  languages.flatMap((language) => sources.map(([name, texts]) => [language, name, texts] as const)),
)("in %s the texts of %s are what a native would write", (language, _name, texts) => {
  const own = textsUnder(language, texts);
  expect(own.length).toBeGreaterThan(4);
  expect(own.flatMap((text) => faultsIn(language, text))).toEqual([]);
});

test.each(markets)("the pages of $id are what a native would write", ({ id, language }) => {
  const own = textsIn(contents[id]);
  expect(own.length).toBeGreaterThan(100);
  expect(own.flatMap((text) => faultsIn(language, text))).toEqual([]);
});
