import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { marketById, markets } from "#markets/markets.ts";
import { dayTitles } from "./day-titles.ts";

const korea = demoData.trips.find(({ code }) => code === "south-korea")!;

test("several days in one place are numbered, and the last one is named as such", () => {
  const titles = dayTitles(korea, marketById("en-WE"), demoData.phrases);
  expect(titles.filter((title) => /^Seoul(?! –)/.test(title))).toEqual([
    "Seoul",
    "Seoul, second day",
    "Seoul, third day",
    "Seoul, last day",
  ]);
  const german = dayTitles(korea, marketById("de-DE"), demoData.phrases);
  expect(german.slice(0, 3)).toEqual(["Seoul", "Seoul, zweiter Tag", "Seoul, dritter Tag"]);
});

test("no day of a trip has the title of another, in any market", () => {
  for (const trip of demoData.trips)
    for (const market of markets) {
      const titles = dayTitles(trip, market, demoData.phrases);
      const duplicates = titles.filter((title, index) => titles.indexOf(title) !== index);
      expect({ trip: trip.code, duplicates }).toEqual({ trip: trip.code, duplicates: [] });
    }
});
