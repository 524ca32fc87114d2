import { expect, test } from "vitest";
import { addDays } from "#markets/days.ts";
import type { TourInput } from "./contract.ts";
import {
  decisionDay,
  depositIsOpen,
  isPast,
  representativeTour,
  promisedDecisionDay,
  promoIsLive,
  tourErrors,
} from "./rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";

const departureDate = "2027-05-15";
const balanceDue = "2027-04-14";

const tour: TourInput = {
  travelId: "00000000-0000-4000-8000-000000000000",
  code: departureDate,
  departureDate,
  startDate: departureDate,
  endDate: "2027-05-26",
  status: "PLANNED",
  priceCents: 100_000,
  fullPriceCents: null,
  discountUntil: null,
  promo: null,
  deposit: null,
  flexibleCents: null,
  balanceDue,
  decisionDate: null,
  seatsTotal: 15,
  seatsFree: 10,
  peopleIn: 5,
  peopleMinimum: 8,
  peopleNeeded: 3,
  expectedSize: { low: 8, high: 15 },
  interested: 0,
  ageRange: "ALL",
  coordinatorId: null,
  flight: { directCents: null, stopsCents: null },
  openingDate: null,
  isPublished: true,
};

const invalidPaths = (over: Partial<TourInput>) =>
  tourErrors({ ...tour, ...over }).map(({ path }) => path);

test("whether a group leaves is decided by the balance's due day or an earlier decision day, never later", () => {
  expect(decisionDay(tour)).toBe(balanceDue);
  expect(decisionDay({ ...tour, decisionDate: "2027-03-31" })).toBe("2027-03-31");
  expect(invalidPaths({})).toEqual([]);
  expect(invalidPaths({ decisionDate: balanceDue })).toEqual([]);
  expect(invalidPaths({ decisionDate: addDays(balanceDue, 1) })).toEqual(["decisionDate"]);
  expect(invalidPaths({ decisionDate: departureDate })).toContain("decisionDate");
  expect(invalidPaths({ balanceDue: departureDate })).toEqual(["balanceDue"]);
});

test("visitors read the day of decision, and after it the last day that the conditions allow", () => {
  const startDate = departureDate;
  const promised = (over: Partial<TourInput>, today: string) =>
    promisedDecisionDay({ ...tour, ...over }, today);
  const [ofShort, ofLong] = [addDays(startDate, -7), addDays(startDate, -20)];
  const short = { endDate: addDays(startDate, 5) };
  const long = { endDate: addDays(startDate, 6) };
  for (const [over, last] of [
    [short, ofShort],
    [long, ofLong],
  ] as const) {
    expect(promised(over, balanceDue)).toBe(balanceDue);
    expect(promised({ ...over, decisionDate: "2027-03-31" }, "2027-03-31")).toBe("2027-03-31");
    expect(promised({ ...over, decisionDate: "2027-03-31" }, "2027-04-01")).toBe(last);
    expect(promised(over, last)).toBe(last);
    expect(promised(over, addDays(last, 1))).toBeNull();
    // A day of decision beyond the last one that the conditions allow promises nothing.
    expect(promised({ ...over, balanceDue: addDays(startDate, -1) }, ofLong)).toBe(last);
  }
});

test("the last day of a deposit, promo code and discount counts in full; a departure is past on its day", () => {
  const until = "2027-03-31";
  const next = addDays(until, 1);
  const deposit = { deposit: { cents: 20_000, until } };
  expect([depositIsOpen(deposit, until), depositIsOpen(deposit, next)]).toEqual([true, false]);
  const promo = { promo: { code: "LANTERN", percent: 10, until } };
  expect([promoIsLive(promo, until), promoIsLive(promo, next)]).toEqual([true, false]);
  const discount = { priceCents: 90_000, fullPriceCents: 100_000, discountUntil: until };
  expect(priceOn(discount, until)).toEqual({ cents: 90_000, wasCents: 100_000 });
  expect(priceOn(discount, next)).toEqual({ cents: 100_000, wasCents: null });
  expect(isPast(tour, addDays(departureDate, -1))).toBe(false);
  expect(isPast(tour, departureDate)).toBe(true);
});

test.each([
  ["PLANNED", ["SOLD_OUT", "PLANNED", "PLANNED"], 1],
  ["ALMOST_CONFIRMED", ["PLANNED", "ALMOST_CONFIRMED", "CONFIRMED"], 1],
  ["CONFIRMED", ["PLANNED", "WAITING_LIST", "CONFIRMED"], 2],
  ["WAITING_LIST", ["SOLD_OUT", "WAITING_LIST"], 1],
] as const)("a %s departure represents a trip of %j", (_, statuses, at) => {
  const tours = statuses.map((status, index) => ({
    id: String(index),
    status,
    ageRange: "ALL" as const,
    departureDate: addDays(balanceDue, 30 * index),
    openingDate: null,
  }));
  expect(representativeTour(tours, addDays(balanceDue, -10))).toBe(tours[at]);
});

test("a confirmed departure in the distant future does not represent a trip before one that can be booked soon", () => {
  const [soon, later] = [departureDate, addDays(departureDate, 200)];
  const tours = [
    { id: "1", status: "PLANNED", ageRange: "ALL", departureDate: soon, openingDate: null },
    { id: "2", status: "CONFIRMED", ageRange: "ALL", departureDate: later, openingDate: null },
  ] as const;
  expect(representativeTour(tours, balanceDue)).toBe(tours[0]);
  expect(representativeTour(tours, addDays(later, -100))).toBe(tours[1]);
  expect(representativeTour([], balanceDue)).toBeNull();
});
