import { expect, test } from "vitest";
import { holidaysBetween } from "#markets/holidays/holidays.ts";
import { tourDraftExample } from "../save-contract.ts";
import { conflictsOf, daysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import { shiftDraft, withDepartureDay } from "../day-rules.ts";
import { changePrice, discountDraft, repriceDraft } from "./reprice.ts";
import { seriesDays, seriesRuleSchema } from "./series.ts";
import { suggestedStatus } from "../consequences/suggested-status.ts";

const days = (departureDate: string, endDate: string) => ({ departureDate, endDate });

test("a group in conflict is one that shares days, or that leaves fewer than three at home", () => {
  const group = days("2027-03-10", "2027-03-20");
  const found = conflictsOf(group, [
    days("2027-03-24", "2027-03-30"),
    days("2027-03-23", "2027-03-30"),
    days("2027-03-19", "2027-03-30"),
    days("2027-03-12", "2027-03-14"),
    days("2027-03-01", "2027-03-09"),
  ]);
  expect(found.map(({ kind, days: count }) => [kind, count])).toEqual([
    ["home", 0],
    ["same-days", 3],
    ["overlap", 2],
    ["home", 2],
  ]);
  const around = [days("2027-02-01", "2027-02-10"), days("2027-04-01", "2027-04-08")];
  expect(daysAtHome(group, around)).toEqual({ before: 27, after: 11 });
  expect(daysAtHome(group, [])).toEqual({ before: null, after: null });
});

test("a moved departure takes its days along, and its code where that names the day", () => {
  const draft = { ...tourDraftExample, code: "2031-03-15-b", openingDate: "2030-12-30" };
  const moved = withDepartureDay(draft, "2031-03-22", "2030-12-29");
  expect(moved).toEqual({
    ...draft,
    code: null,
    departureDate: "2031-03-22",
    startDate: "2031-03-22",
    endDate: "2031-04-02",
    balanceDue: "2031-02-19",
    deposit: { cents: 20_000, until: "2031-02-08" },
    openingDate: "2031-01-06",
  });
  expect(shiftDraft({ ...draft, code: "spring" }, -7, null).code).toBe("spring");
  expect(shiftDraft(draft, 0, null)).toBe(draft);
});

test("a departure that is on sale stays on sale when it is moved", () => {
  const draft = { ...tourDraftExample, openingDate: "2030-12-30" };
  expect(shiftDraft(draft, 28, "2030-12-30").openingDate).toBe("2030-12-30");
  expect(shiftDraft(draft, 28, "2030-12-29").openingDate).toBe("2031-01-27");
  expect(shiftDraft(draft, 28, null).openingDate).toBe("2031-01-27");
});

test.each([
  [80_000, { kind: "percent", percent: 5 }, "cent", 84_000],
  [79_900, { kind: "percent", percent: 5 }, "unit", 83_900],
  [79_900, { kind: "percent", percent: 5 }, "ten", 84_000],
  [79_900, { kind: "percent", percent: 5 }, "nine", 83_900],
  [79_900, { kind: "percent", percent: -10 }, "nine", 71_900],
  [79_900, { kind: "amount", cents: -5_000 }, "cent", 74_900],
  [79_900, { kind: "amount", cents: -90_000 }, "cent", 1],
] as const)("a price of %i by %j to a %s is %i", (cents, change, rounding, expected) => {
  expect(changePrice(cents, change, rounding)).toBe(expected);
});

test("a new price keeps a discount, and a discount keeps the former price", () => {
  const draft = { ...tourDraftExample, priceCents: 90_000, fullPriceCents: 100_000 };
  const raise = { kind: "percent", percent: 10 } as const;
  expect(repriceDraft(draft, raise, "cent")).toMatchObject({
    priceCents: 99_000,
    fullPriceCents: 110_000,
  });
  const lower = { kind: "percent", percent: -20 } as const;
  expect(discountDraft(draft, lower, "cent", "2031-01-31")).toMatchObject({
    priceCents: 80_000,
    fullPriceCents: 100_000,
    discountUntil: "2031-01-31",
  });
});

const fortnights = {
  from: "2027-12-01",
  to: null,
  count: null,
  weekday: 6,
  everyWeeks: 2,
  skipHolidays: true,
  skipTaken: true,
  skipDays: ["2027-12-18"],
};
const italian = new Set(holidaysBetween("it-IT", "2027-01-01", "2029-12-31").map(({ day }) => day));
const isHoliday = (day: string) => italian.has(day);

test("the days of a rule keep their rhythm over holidays and days that are left out", () => {
  const rule = { ...fortnights, to: "2028-02-12" };
  expect(seriesDays(rule, isHoliday)).toEqual({
    days: ["2027-12-04", "2028-01-15", "2028-01-29", "2028-02-12"],
    leftOut: ["2027-12-18", "2028-01-01"],
    instead: [],
  });
  const all = { ...rule, skipHolidays: false, skipDays: [] };
  expect(seriesDays(all, () => true).days).toHaveLength(6);
  const endless = { ...rule, to: "9999-12-25", everyWeeks: 1, skipHolidays: false };
  expect(seriesDays(endless, () => false).days).toHaveLength(261);
});

test("a series that ends by a number has so many days, and the next ones replace those left out", () => {
  expect(seriesDays({ ...fortnights, count: 4 }, isHoliday)).toEqual({
    days: ["2027-12-04", "2028-01-15", "2028-01-29", "2028-02-12"],
    leftOut: ["2027-12-18", "2028-01-01"],
    instead: ["2028-01-29", "2028-02-12"],
  });
  const next = seriesDays(
    { ...fortnights, count: 2, skipDays: ["2027-12-18", "2028-01-15"] },
    isHoliday,
  );
  expect(next.days).toEqual(["2027-12-04", "2028-01-29"]);
  expect(next.leftOut).toEqual(["2027-12-18", "2028-01-01", "2028-01-15"]);
  expect(next.instead).toEqual(["2028-01-29"]);
  expect(seriesDays({ ...fortnights, count: 12 }, isHoliday).days).toHaveLength(12);
});

test.each([
  [{ to: null, count: null }, false],
  [{ to: "2028-02-12", count: 4 }, false],
  [{ to: "2028-02-12" }, true],
  [{ count: 500 }, true],
  [{ count: 501 }, false],
  [{ count: 0 }, false],
])("a rule that ends by %j is accepted: %s", (end, isAccepted) => {
  const { to: _to, count: _count, ...rhythm } = fortnights;
  expect(seriesRuleSchema.safeParse({ ...rhythm, ...end }).success).toBe(isAccepted);
});

const counted = {
  status: "PLANNED",
  departureDate: "2027-05-15",
  balanceDue: "2027-04-14",
  seatsTotal: 15,
  seatsFree: 10,
  peopleIn: 5,
  peopleMinimum: 8,
} as const;

test.each([
  ["PLANNED", 4, 11, null],
  ["PLANNED", 5, 10, "ALMOST_CONFIRMED"],
  ["ALMOST_CONFIRMED", 4, 11, "PLANNED"],
  ["ALMOST_CONFIRMED", 8, 7, "CONFIRMED"],
  ["ALMOST_CONFIRMED", 12, 3, "ALMOST_FULL"],
  ["CONFIRMED", 7, 8, "ALMOST_CONFIRMED"],
  ["CONFIRMED", 9, 6, null],
  ["ALMOST_FULL", 11, 4, "CONFIRMED"],
  ["ALMOST_FULL", 15, 0, "WAITING_LIST"],
  ["CONFIRMED", 13, 0, "WAITING_LIST"],
  ["SOLD_OUT", 15, 0, null],
  ["SOLD_OUT", 14, 0, "ALMOST_FULL"],
  ["WAITING_LIST", 6, 0, null],
] as const)(
  "a %s departure with %i in and %i free is rather %s",
  (status, peopleIn, seatsFree, expected) => {
    const tour = { ...counted, status, peopleIn, seatsFree };
    expect(suggestedStatus(tour, "2027-03-01")?.status ?? null).toBe(expected);
  },
);

test("a full group is sold out once nobody leaves free of charge, and a past one is left alone", () => {
  const full = { ...counted, status: "ALMOST_FULL", peopleIn: 15, seatsFree: 0 } as const;
  expect(suggestedStatus(full, counted.balanceDue)?.status).toBe("WAITING_LIST");
  expect(suggestedStatus(full, "2027-04-15")?.status).toBe("SOLD_OUT");
  expect(suggestedStatus(full, counted.departureDate)).toBeNull();
});
