import { expect, test } from "vitest";
import { de } from "#demo/phrases/reviews/de.ts";
import { en } from "#demo/phrases/reviews/en.ts";
import { es } from "#demo/phrases/reviews/es.ts";
import { fr } from "#demo/phrases/reviews/fr.ts";
import { it } from "#demo/phrases/reviews/it.ts";
import { american } from "#demo/american.ts";
import { people } from "#demo/phrases/people.ts";
import { reviewers } from "#demo/phrases/reviewers.ts";
import { allTrips } from "#demo/trips/all-trips.ts";
import { markets } from "#markets/markets.ts";
import { popularTrips } from "./popular.ts";
import { composeReviews } from "./reviews.ts";

const phrases = { it, en, es, fr, de };
const travels = allTrips.map(({ code, days, months }) => ({
  id: code,
  months,
  days: days.length,
  popular: popularTrips.has(code),
}));

/** What stands on a trip's page at first. */
const shownFirst = 6;

test.each(markets)("in $id no two reviews on a trip's page share a sentence", (market) => {
  const { glad, mixed, sorry } = phrases[market.language];
  const sentences = [glad, mixed, sorry]
    .flatMap(({ first, second }) => [...first, ...second])
    .filter((sentence) => !sentence.includes("{who}"))
    .map((sentence) => (market.id === "en-US" ? american(sentence) : sentence));
  const reviews = composeReviews(market, travels, [], "2026-11-22");
  const repeated = [...Map.groupBy(reviews, ({ travelId }) => travelId)].flatMap(([code, own]) => {
    const shown = own.toSorted((a, b) => (a.writtenOn < b.writtenOn ? 1 : -1)).slice(0, shownFirst);
    return sentences
      .filter((sentence) => shown.filter(({ quote }) => quote.includes(sentence)).length > 1)
      .map((sentence) => `${code}: ${sentence}`);
  });
  expect(repeated).toEqual([]);
});

test.each(markets)(
  "in $id nobody travelled in a month in which the trip does not leave",
  (market) => {
    const months = new Map(travels.map((travel) => [travel.id, travel.months]));
    const reviews = composeReviews(market, travels, [], "2026-11-22");
    const wrong = reviews.filter(
      ({ travelId, travelledOn }) =>
        !months.get(travelId ?? "")?.includes(Number(travelledOn.slice(5, 7))),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(markets)(
  "in $id reviews of one trip have authors of their own, and so have neighbours",
  (market) => {
    const names = reviewers[market.id];
    expect(new Set(names).size).toBe(names.length);
    const leaders = market.id === "international" ? [] : people[market.id].map(({ name }) => name);
    expect(names.filter((name) => leaders.includes(name))).toEqual([]);

    const reviews = composeReviews(market, travels, [], "2026-11-22");
    for (const [travelId, own] of Map.groupBy(reviews, (each) => each.travelId))
      expect({ travelId, authors: new Set(own.map(({ author }) => author)).size }).toEqual({
        travelId,
        authors: own.length,
      });
    const latest = reviews.toSorted((a, b) => (a.writtenOn < b.writtenOn ? 1 : -1)).slice(0, 12);
    expect(new Set(latest.map(({ author }) => author)).size).toBe(latest.length);
    // The first two that are happy stand beside each other on the home page.
    const [one, other] = latest.filter(({ rating }) => rating >= 4).map(({ quote }) => quote);
    const shared = one?.split(/(?<=[.?]) /).filter((sentence) => other?.includes(sentence));
    expect(shared).toEqual([]);
  },
);
