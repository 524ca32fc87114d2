import { expect, test } from "vitest";
import { american } from "#demo/american.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { popularTrips } from "./popular.ts";
import { composeReviews } from "./reviews.ts";

const { people, phrases } = demoData;
const travels = demoData.trips.map(({ code, days, months }) => ({
  id: code,
  months,
  days: days.length,
  popular: popularTrips.has(code),
}));

/** What stands on a trip's page at first. */
const shownFirst = 6;

test.each(markets)("in $id no two reviews on a trip's page share a sentence", (market) => {
  const { glad, mixed, sorry } = phrases.reviews[market.language];
  const sentences = [glad, mixed, sorry]
    .flatMap(({ first, second }) => [...first, ...second])
    .filter((sentence) => !sentence.includes("{who}"))
    .map((sentence) => (market.id === "en-US" ? american(sentence) : sentence));
  const reviews = composeReviews(market, demoData, travels, [], "2026-11-22");
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
    const reviews = composeReviews(market, demoData, travels, [], "2026-11-22");
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
    const names = people.reviewers(market.id);
    expect(new Set(names).size).toBe(names.length);
    const leaders =
      market.id === "international" ? [] : people.coordinators(market.id).map(({ name }) => name);
    expect(names.filter((name) => leaders.includes(name))).toEqual([]);

    const reviews = composeReviews(market, demoData, travels, [], "2026-11-22");
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
