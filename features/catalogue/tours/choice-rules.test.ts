import { expect, test } from "vitest";
import type { AgeRange } from "#features/catalogue/departure-filters/contract.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { addDays } from "#markets/days.ts";
import { chosenDepartures } from "./choice-rules.ts";
import { cheapestTour } from "./rules.ts";

const today = "2026-11-24";
const noChoice = { month: null, age: null, day: null };

const departure = (
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
  openingDate: null as string | null,
});

const tours = [
  departure("2027-05-15", "35-49", "CONFIRMED", 90_000),
  departure("2027-05-29", "25-35", "PLANNED", 97_900),
  departure("2027-06-12", "ALL", "SOLD_OUT", 80_000),
  departure("2027-09-04", "25-35", "CONFIRMED", 85_000),
  departure("2027-09-18", "ALL", "ALMOST_FULL", 85_000),
];
const daysOf = (choice: Partial<Parameters<typeof chosenDepartures>[1]>) =>
  chosenDepartures(tours, { ...noChoice, ...choice }, today).tours.map(
    ({ departureDate }) => departureDate,
  );
const all = tours.map(({ departureDate }) => departureDate);

test("the departures of a page are those of the chosen month, ages and day", () => {
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

test("when no departure that can be joined matches the whole choice, ages take precedence over the month", () => {
  expect(daysOf({ month: "2027-06" })).toEqual(all);
  expect(daysOf({ month: "2027-07", age: "35-49" })).toEqual([
    "2027-05-15",
    "2027-06-12",
    "2027-09-18",
  ]);
  expect(daysOf({ day: "2027-06-12", month: "2027-05" })).toEqual(["2027-05-15", "2027-05-29"]);
  expect(daysOf({ day: "1999-01-01" })).toEqual(all);
});

test("the result names the parts of the choice that matched and those that did not", () => {
  const young = tours.filter(({ ageRange }) => ageRange === "25-35");
  const partsOf = (choice: Partial<Parameters<typeof chosenDepartures>[1]>, among = tours) => {
    const { matched, unmatched } = chosenDepartures(among, { ...noChoice, ...choice }, today);
    return { matched, unmatched };
  };
  expect(partsOf({})).toEqual({ matched: [], unmatched: [] });
  expect(partsOf({ day: "2027-09-18", month: "2027-05" })).toEqual({
    matched: ["day"],
    unmatched: [],
  });
  expect(partsOf({ month: "2027-05" })).toEqual({ matched: ["month"], unmatched: [] });
  expect(partsOf({ age: "35-49" })).toEqual({ matched: ["age"], unmatched: [] });
  expect(partsOf({ month: "2027-05", age: "25-35" })).toEqual({
    matched: ["month", "age"],
    unmatched: [],
  });
  expect(partsOf({ month: "2028-05" })).toEqual({ matched: [], unmatched: ["month"] });
  expect(partsOf({ month: "2028-05", age: "25-35" })).toEqual({
    matched: ["age"],
    unmatched: ["month"],
  });
  expect(partsOf({ day: "2027-06-12", age: "25-35" })).toEqual({
    matched: ["age"],
    unmatched: ["day"],
  });
  expect(partsOf({ age: "35-49" }, young)).toEqual({ matched: [], unmatched: ["age"] });
  expect(partsOf({ month: "2027-05", age: "35-49" }, young)).toEqual({
    matched: ["month"],
    unmatched: ["age"],
  });
});

test("a trip's price is the cheapest that can be booked; on request or later only where there is no other", () => {
  expect(cheapestTour(tours, today)?.departureDate).toBe("2027-09-04");
  const onRequest = departure("2027-08-01", "ALL", "WAITING_LIST", 75_000);
  const later = {
    ...departure("2027-08-02", "ALL", "PLANNED", 65_000),
    openingDate: addDays(today, 1),
  };
  const soldOut = departure("2027-06-12", "ALL", "SOLD_OUT");
  expect(cheapestTour([onRequest, later, ...tours], today)?.departureDate).toBe("2027-09-04");
  expect(cheapestTour([onRequest, later, ...tours], addDays(today, 1))).toBe(later);
  expect(cheapestTour([soldOut, onRequest], today)).toBe(onRequest);
  expect(cheapestTour([soldOut], today)).toBeNull();
});
