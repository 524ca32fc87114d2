import { expect, test } from "vitest";
import { contents } from "#demo/contents/contents.ts";
import * as bios from "#demo/phrases/bios.ts";
import * as countryFaqs from "#demo/phrases/country-faqs.ts";
import * as faqs from "#demo/phrases/faqs.ts";
import * as inclusions from "#demo/phrases/inclusions.ts";
import * as landscapeFaqs from "#demo/phrases/landscape-faqs.ts";
import * as pages from "#demo/phrases/pages.ts";
import * as resources from "#demo/phrases/resources.ts";
import { de } from "#demo/phrases/reviews/de.ts";
import { en } from "#demo/phrases/reviews/en.ts";
import { es } from "#demo/phrases/reviews/es.ts";
import { fr } from "#demo/phrases/reviews/fr.ts";
import { it } from "#demo/phrases/reviews/it.ts";
import * as scenes from "#demo/phrases/scenes.ts";
import { allTrips } from "#demo/trips/all-trips.ts";
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

const phrases = { bios, countryFaqs, faqs, inclusions, landscapeFaqs, pages, resources, scenes };
const reviews = { de, en, es, fr, it };
const languages = ["de", "en", "es", "fr", "it"] as const;
const sources = Object.entries({ ...phrases, allTrips });

test.each(
  languages.flatMap((language) => sources.map(([name, texts]) => [language, name, texts] as const)),
)("in %s the texts of %s are what a native would write", (language, _, texts) => {
  const own = textsUnder(language, texts);
  expect(own.length).toBeGreaterThan(5);
  expect(own.flatMap((text) => faultsIn(language, text))).toEqual([]);
});

test.each(markets)(
  "the pages and reviews of $id are what a native would write",
  ({ id, language }) => {
    const own = [...textsIn(contents[id]), ...textsIn(reviews[language])];
    expect(own.length).toBeGreaterThan(100);
    expect(own.flatMap((text) => faultsIn(language, text))).toEqual([]);
  },
);
