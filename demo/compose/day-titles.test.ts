import { expect, test } from "vitest";
import { allTrips } from "#demo/trips/all-trips.ts";
import { marketById, markets } from "#markets/markets.ts";
import { dayTitles } from "./day-titles.ts";

const korea = allTrips.find(({ code }) => code === "south-korea")!;

test("several days in one place are told apart, and the last is called so", () => {
  const titles = dayTitles(korea, marketById("en-WE"));
  expect(titles.filter((title) => /^Seoul(?! –)/.test(title))).toEqual([
    "Seoul",
    "Seoul, second day",
    "Seoul, third day",
    "Seoul, last day",
  ]);
  const german = dayTitles(korea, marketById("de-DE"));
  expect(german.slice(0, 3)).toEqual(["Seoul", "Seoul, zweiter Tag", "Seoul, dritter Tag"]);
});

test("no day of a trip has the title of another, in any market", () => {
  for (const trip of allTrips)
    for (const market of markets) {
      const titles = dayTitles(trip, market);
      const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
      expect({ trip: trip.code, twice }).toEqual({ trip: trip.code, twice: [] });
    }
});
