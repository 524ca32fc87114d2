import { expect, test } from "vitest";
import type { Values } from "#design/office/record/record-declaration.ts";
import type { ItineraryDay, TravelInput } from "#features/catalogue/travels/contract.ts";
import { addDay, duplicateDay, moveDay, removeDay } from "./day-changes.ts";

const day = (title: string): ItineraryDay => ({
  title,
  text: "",
  sleep: title,
  meals: [],
  transport: null,
  hours: null,
  pictureId: null,
  lodging: null,
  activities: [],
});
const travel = (titles: string, nights: number): Values => ({
  days: titles.length,
  nights,
  itinerary: titles.split("").map(day),
});
const summary = (values: Values) => {
  const { days, nights, itinerary } = values as Pick<TravelInput, "days" | "nights" | "itinerary">;
  return `${itinerary.map(({ title }) => title || "-").join("")} ${days} ${nights}`;
};

test.each([
  ["a day between others", addDay(1), "abc", 2, "a-bc 4 3"],
  ["a day at the end", addDay(3), "abc", 2, "abc- 4 3"],
  ["the same day once more", duplicateDay(0), "abc", 2, "aabc 4 3"],
  ["a day less", removeDay(1), "abc", 2, "ac 2 1"],
  ["a day less of a travel without nights", removeDay(0), "ab", 0, "b 1 0"],
  ["the last day", removeDay(0), "a", 0, " 1 0"],
  ["a night on the way home", addDay(2), "ab", 2, "ab- 3 3"],
  ["another order", moveDay(0, 2), "abc", 2, "bca 3 2"],
])("%s keeps days and nights in step", (_, change, titles, nights, expected) => {
  expect(summary(change.apply(travel(titles, nights)))).toBe(expected);
});

test("a new day begins where the group has slept", () => {
  const { itinerary } = addDay(2).apply(travel("ab", 1)) as Pick<TravelInput, "itinerary">;
  expect(itinerary[2]).toMatchObject({ sleep: "b", title: "" });
});
