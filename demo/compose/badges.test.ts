import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { reviewedTravels } from "#demo/testing/reviewed-travels.ts";
import { markets } from "#markets/markets.ts";
import { badgesOf, isNewTrip } from "./badges.ts";
import { composeReviews } from "./reviews.ts";

const { trips } = demoData;
const newTrips = new Set(trips.filter(isNewTrip).map(({ code }) => code));

test.each(markets)("in $id nobody has reviewed a trip that is new", (market) => {
  const reviews = composeReviews(market, demoData, reviewedTravels(market), [], "2026-11-22");
  expect(newTrips.size).toBeGreaterThan(2);
  expect(reviews.length).toBeGreaterThan(100);
  expect(reviews.filter(({ travelId }) => newTrips.has(travelId ?? ""))).toEqual([]);
});

test("a trip wears “new” exactly where it is, and “most loved” never by lot", () => {
  for (const facts of trips) {
    const badges = badgesOf(facts);
    expect([facts.code, badges.includes("new")]).toEqual([facts.code, newTrips.has(facts.code)]);
    expect(badges).not.toContain("favourite");
  }
});
