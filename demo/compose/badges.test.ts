import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { badgesOf, isNewTrip, mostLoved } from "./badges.ts";
import { sleepingPlaces } from "./destinations.ts";
import { popularTrips } from "./popular.ts";
import { composeReviews, starsByTravel } from "./reviews.ts";

const trips = demoData.trips;
const newTrips = new Set(trips.filter(isNewTrip).map(({ code }) => code));

test.each(markets)("in $id nobody has reviewed a trip that is new", (market) => {
  const travels = trips.map((facts) => ({
    id: facts.code,
    months: facts.months,
    days: facts.days.length,
    places: sleepingPlaces(facts, market),
    popular: popularTrips.has(facts.code),
    isNew: isNewTrip(facts),
  }));
  const reviews = composeReviews(market, demoData, travels, [], "2026-11-22");
  expect(newTrips.size).toBeGreaterThan(2);
  expect(reviews.filter(({ travelId }) => newTrips.has(travelId ?? ""))).toEqual([]);
  // The ratings by which the most loved trip is chosen are those of the reviews.
  const stars = starsByTravel(market, travels);
  const loved = mostLoved(stars) ?? "";
  const ratings = reviews.filter(({ travelId }) => travelId === loved).map(({ rating }) => rating);
  expect(stars.get(loved)).toEqual({
    stars: ratings.reduce<number>((sum, each) => sum + each, 0),
    reviews: ratings.length,
  });
  expect(ratings.length).toBeGreaterThan(3);
});

test("a trip wears “new” exactly where it is, and “most loved” never by lot", () => {
  for (const facts of trips) {
    const badges = badgesOf(facts);
    expect([facts.code, badges.includes("new")]).toEqual([facts.code, newTrips.has(facts.code)]);
    expect(badges).not.toContain("favourite");
  }
});

test("the most loved trip is the best rated, not the one with the most reviews", () => {
  const reviews = new Map([
    ["mara", { stars: 156, reviews: 40 }],
    ["cuba", { stars: 74, reviews: 15 }],
    ["oman", { stars: 5, reviews: 1 }],
  ]);
  expect(mostLoved(reviews)).toBe("cuba");
  expect(mostLoved(new Map())).toBeNull();
});
