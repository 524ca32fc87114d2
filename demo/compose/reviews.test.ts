import { expect, test } from "vitest";
import { americanize } from "#demo/american.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { reviewedTravels } from "#demo/testing/reviewed-travels.ts";
import { languages } from "#demo/localized-text.ts";
import type { Language } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { composeReviews } from "./reviews.ts";

const { people, phrases } = demoData;

/** Number of reviews that a trip's page shows at first. */
const visibleCount = 6;

test.each(markets)("in $id no two reviews on a trip's page share a sentence", (market) => {
  const { glad, mixed, sorry } = phrases.reviews[market.language];
  const sentences = [glad, mixed, sorry]
    .flatMap(({ first, second }) => [...first, ...second])
    .filter((sentence) => !sentence.includes("{who}"))
    .map((sentence) => (market.id === "en-US" ? americanize(sentence) : sentence));
  const reviews = composeReviews(market, demoData, reviewedTravels(market), [], "2026-11-22");
  const repeated = [...Map.groupBy(reviews, ({ travelId }) => travelId)].flatMap(
    ([code, ofTrip]) => {
      const visible = ofTrip
        .toSorted((a, b) => (a.writtenOn < b.writtenOn ? 1 : -1))
        .slice(0, visibleCount);
      return sentences
        .filter((sentence) => visible.filter(({ quote }) => quote.includes(sentence)).length > 1)
        .map((sentence) => `${code}: ${sentence}`);
    },
  );
  expect(repeated).toEqual([]);
});

/** How fit somebody has to be and how long a trip takes, which one sentence cannot say of all trips. */
const factsOfOneTrip: Readonly<Record<Language, RegExp>> = {
  de: /\bfit\b|sportlich|trainiert|Woche|sieben Tage/i,
  en: /\bfit\b|fitness|in shape|\bweek\b|seven days/i,
  es: /en forma|entrenad|deportist|semana|siete días/i,
  fr: /en forme|sporti|entraîné|semaine|sept jours/i,
  it: /in forma|allenat|sportiv|settiman|sette giorni/i,
};

test.each(languages)(
  "in %s no sentence of reviews is untrue of a short or a hard trip",
  (language) => {
    const sentences = Object.values(phrases.reviews[language]).flatMap((parts) =>
      Object.values(parts).flat(),
    );
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((sentence) => factsOfOneTrip[language].test(sentence))).toEqual([]);
  },
);

test.each(markets)("in $id hardly a review stands word for word on another trip", (market) => {
  const reviews = composeReviews(market, demoData, reviewedTravels(market), [], "2026-11-22");
  const byQuote = Map.groupBy(reviews, ({ quote }) => quote);
  const shared = [...byQuote.values()].filter(
    (same) => new Set(same.map(({ travelId }) => travelId)).size > 1,
  );
  expect(reviews.filter(({ quote }) => /[{}]/.test(quote))).toEqual([]);
  expect(shared.length / reviews.length).toBeLessThan(0.01);
});

test.each(markets)("in $id reviews are of months in which the trip has departures", (market) => {
  const months = new Map(reviewedTravels(market).map((travel) => [travel.id, travel.months]));
  const reviews = composeReviews(market, demoData, reviewedTravels(market), [], "2026-11-22");
  const outOfSeason = reviews.filter(
    ({ travelId, travelledOn }) =>
      !months.get(travelId ?? "")?.includes(Number(travelledOn.slice(5, 7))),
  );
  expect(outOfSeason).toEqual([]);
});

test.each(markets)(
  "in $id neither a trip's reviews nor neighbouring reviews share an author",
  (market) => {
    const names = people.reviewers(market.id);
    expect(new Set(names).size).toBe(names.length);
    const leaders =
      market.id === "international" ? [] : people.coordinators(market.id).map(({ name }) => name);
    expect(names.filter((name) => leaders.includes(name))).toEqual([]);

    const reviews = composeReviews(market, demoData, reviewedTravels(market), [], "2026-11-22");
    for (const [travelId, ofTrip] of Map.groupBy(reviews, (each) => each.travelId))
      expect({ travelId, authors: new Set(ofTrip.map(({ author }) => author)).size }).toEqual({
        travelId,
        authors: ofTrip.length,
      });
    const latest = reviews.toSorted((a, b) => (a.writtenOn < b.writtenOn ? 1 : -1)).slice(0, 12);
    expect(new Set(latest.map(({ author }) => author)).size).toBe(latest.length);
    // The first two happy reviews are next to each other on the home page.
    const [first, second] = latest.filter(({ rating }) => rating >= 4).map(({ quote }) => quote);
    const shared = first?.split(/(?<=[.?]) /).filter((sentence) => second?.includes(sentence));
    expect(shared).toEqual([]);
  },
);
