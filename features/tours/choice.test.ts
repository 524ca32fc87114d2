import { expect, test } from "vitest";
import type { AgeRange, Status } from "./contract.ts";
import { chosenDepartures, reckonedDeparture } from "./choice.ts";

const today = "2026-11-24";
const nothing = { month: null, age: null, day: null };

const leaving = (
  departureDate: string,
  ageRange: AgeRange,
  status: Status = "CONFIRMED",
  priceCents = 100_000,
) => ({
  departureDate,
  ageRange,
  status,
  priceCents,
  fullPriceCents: null,
  discountUntil: null,
});

const tours = [
  leaving("2027-05-15", "35-49", "CONFIRMED", 90_000),
  leaving("2027-05-29", "25-35", "PLANNED", 97_900),
  leaving("2027-06-12", "ALL", "SOLD_OUT", 80_000),
  leaving("2027-09-04", "25-35", "CONFIRMED", 85_000),
  leaving("2027-09-18", "ALL", "ALMOST_FULL", 85_000),
];
const daysOf = (choice: Partial<Parameters<typeof chosenDepartures>[1]>) =>
  chosenDepartures(tours, { ...nothing, ...choice }, today).tours.map(
    ({ departureDate }) => departureDate,
  );
const all = tours.map(({ departureDate }) => departureDate);

test("a page speaks of the departures of the month, of the ages and of the day that were chosen", () => {
  expect(daysOf({})).toEqual(all);
  expect(daysOf({ month: "2027-05" })).toEqual(["2027-05-15", "2027-05-29"]);
  expect(daysOf({ age: "25-35" })).toEqual([
    "2027-05-29",
    "2027-06-12",
    "2027-09-04",
    "2027-09-18",
  ]);
  expect(daysOf({ month: "2027-05", age: "25-35" })).toEqual(["2027-05-29"]);
  expect(daysOf({ month: "2027-05", day: "2027-09-18" })).toEqual(["2027-09-18"]);
});

test("where nobody can join what was chosen, the ages are kept to before the month", () => {
  expect(daysOf({ month: "2027-06" })).toEqual(all);
  expect(daysOf({ month: "2027-07", age: "35-49" })).toEqual([
    "2027-05-15",
    "2027-06-12",
    "2027-09-18",
  ]);
  expect(daysOf({ day: "2027-06-12", month: "2027-05" })).toEqual(["2027-05-15", "2027-05-29"]);
  expect(daysOf({ day: "1999-01-01" })).toEqual(all);
});

test("it is told which choice was kept to, and which nobody can join", () => {
  const young = tours.filter(({ ageRange }) => ageRange === "25-35");
  const told = (choice: Partial<Parameters<typeof chosenDepartures>[1]>, of = tours) => {
    const { kept, missed } = chosenDepartures(of, { ...nothing, ...choice }, today);
    return { kept, missed };
  };
  expect(told({})).toEqual({ kept: [], missed: [] });
  expect(told({ day: "2027-09-18", month: "2027-05" })).toEqual({ kept: ["day"], missed: [] });
  expect(told({ month: "2027-05" })).toEqual({ kept: ["month"], missed: [] });
  expect(told({ age: "35-49" })).toEqual({ kept: ["age"], missed: [] });
  expect(told({ month: "2027-05", age: "25-35" })).toEqual({ kept: ["month", "age"], missed: [] });
  expect(told({ month: "2028-05" })).toEqual({ kept: [], missed: ["month"] });
  expect(told({ month: "2028-05", age: "25-35" })).toEqual({ kept: ["age"], missed: ["month"] });
  expect(told({ day: "2027-06-12", age: "25-35" })).toEqual({ kept: ["age"], missed: ["day"] });
  expect(told({ age: "35-49" }, young)).toEqual({ kept: [], missed: ["age"] });
  expect(told({ month: "2027-05", age: "35-49" }, young)).toEqual({
    kept: ["month"],
    missed: ["age"],
  });
});

test("a page reckons with the cheapest that can be joined, and of those as cheap with the first that can be booked", () => {
  expect(reckonedDeparture(tours, today)?.departureDate).toBe("2027-09-04");
  const onRequest = leaving("2027-08-01", "ALL", "WAITING_LIST", 85_000);
  expect(reckonedDeparture([onRequest, ...tours], today)?.departureDate).toBe("2027-09-04");
  expect(reckonedDeparture([onRequest], today)).toBe(onRequest);
  expect(reckonedDeparture([leaving("2027-06-12", "ALL", "SOLD_OUT")], today)).toBeNull();
});
