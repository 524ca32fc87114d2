import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { languages } from "#demo/localized-text.ts";
import type { Language } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { frenchProblems } from "#markets/wording/french.ts";
import { wordingProblems } from "#markets/wording/rejected.ts";

const allTexts = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(allTexts)
      : [];

/** All texts of a language, at any depth. */
const textsInLanguage = (language: Language, value: unknown): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        key === language ? allTexts(child) : textsInLanguage(language, child),
      )
    : [];

const findErrors = (language: Language, text: string): readonly string[] =>
  language === "fr" ? frenchProblems(text) : wordingProblems(language, text);

const { contents, trips } = demoData;
// The block texts are excluded because they exist in two languages only.
const { allBlocks: _, ...phrases } = demoData.phrases;
const sources = Object.entries({ ...phrases, trips });

test.each(
  languages.flatMap((language) => sources.map(([name, texts]) => [language, name, texts] as const)),
)("in %s the texts of %s are what a native would write", (language, _name, source) => {
  const texts = textsInLanguage(language, source);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.flatMap((text) => findErrors(language, text))).toEqual([]);
});

test.each(markets)("the pages of $id are what a native would write", ({ id, language }) => {
  const texts = allTexts(contents[id]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap((text) => findErrors(language, text))).toEqual([]);
});
