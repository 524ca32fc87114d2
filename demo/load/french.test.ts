import { expect, test } from "vitest";
import { contents } from "#demo/contents/contents.ts";
import * as bios from "#demo/phrases/bios.ts";
import * as countryFaqs from "#demo/phrases/country-faqs.ts";
import * as faqs from "#demo/phrases/faqs.ts";
import * as inclusions from "#demo/phrases/inclusions.ts";
import * as landscapeFaqs from "#demo/phrases/landscape-faqs.ts";
import * as pages from "#demo/phrases/pages.ts";
import * as resources from "#demo/phrases/resources.ts";
import { fr as reviews } from "#demo/phrases/reviews/fr.ts";
import * as scenes from "#demo/phrases/scenes.ts";
import { allTrips } from "#demo/trips/all-trips.ts";
import { frenchFaults } from "#markets/wording/french.ts";

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The texts that stand under `fr`, however deep. */
const frenchIn = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        key === "fr" ? textsIn(each) : frenchIn(each),
      )
    : [];

const phrases = { bios, countryFaqs, faqs, inclusions, landscapeFaqs, pages, resources, scenes };

test.each(Object.entries({ ...phrases, allTrips }))(
  "the French texts of %s are what a native would write",
  (_, texts) => {
    const french = frenchIn(texts);
    expect(french.length).toBeGreaterThan(5);
    expect(french.flatMap(frenchFaults)).toEqual([]);
  },
);

test("the French pages and reviews are what a native would write", () => {
  const french = [...textsIn(contents["fr-FR"]), ...textsIn(reviews)];
  expect(french.length).toBeGreaterThan(100);
  expect(french.flatMap(frenchFaults)).toEqual([]);
});
