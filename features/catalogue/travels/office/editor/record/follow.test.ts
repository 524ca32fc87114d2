import { expect, test } from "vitest";
import type { ItineraryDay } from "#features/catalogue/travels/contract.ts";
import { followTitles, titleOfStops } from "./follow.ts";

const day = (title: string, sleep: string | null): ItineraryDay => ({
  title,
  text: "",
  sleep,
  meals: [],
  transport: null,
  hours: null,
  pictureId: null,
  lodging: null,
  activities: [],
});

const days = [
  day("Marrakech", "Marrakech"),
  day("Marrakech – Zagora", "Zagora"),
  day("Notte nel deserto", "Merzouga"),
  day("Merzouga", null),
];

test("a day is called after where it begins and where the group sleeps", () => {
  expect(days.map((_, index) => titleOfStops(days, index))).toEqual([
    "Marrakech",
    "Marrakech – Zagora",
    "Zagora – Merzouga",
    "Merzouga",
  ]);
});

test("titles of this day and of the next follow a stop, but not one that was typed", () => {
  const moved = days.with(1, day("Marrakech – Zagora", "Tinghir"));
  expect(followTitles(days, moved)?.map(({ title }) => title)).toEqual([
    "Marrakech",
    "Marrakech – Tinghir",
    "Notte nel deserto",
    "Merzouga",
  ]);
  const first = days.with(0, day("Marrakech", "Fès"));
  expect(followTitles(days, first)?.map(({ title }) => title)).toEqual([
    "Fès",
    "Fès – Zagora",
    "Notte nel deserto",
    "Merzouga",
  ]);
});

test("nothing follows while no stop changes, or while days come and go", () => {
  expect(followTitles(days, days.with(0, day("Arrivo", "Marrakech")))).toBeNull();
  expect(followTitles(days, days.slice(1))).toBeNull();
});
