import { expect, test } from "vitest";
import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";
import { marketById } from "#markets/markets.ts";
import { rowOf } from "../grid/sheet/rows.ts";
import {
  monthDays,
  rangeOf,
  rangeText,
  steppedFrom,
  timelineDays,
  weekNumber,
} from "./calendar-days.ts";
import { dayWrites, daysOfSpan, leaderWrites, rowWith, spanOfDays } from "./move-days.ts";

const amina = { id: "0b0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11", name: "Amina", city: "Brescia" };
const facts = {
  market: marketById("it-IT"),
  today: "2026-11-26",
  travelId: null,
  coordinators: [amina],
};
/** Away from 15/03/2031 to 26/03/2031, balance due on 12/02/2031. */
const base = tourDraftExample;
const row = rowOf({ key: "a", base, stored: null }, {}, facts);
const moved = (departureDate: string, endDate: string) =>
  rowWith(row, dayWrites(row, { departureDate, endDate }), facts).draft;

test.each([
  ["2027-03-20", 11],
  ["2026-12-31", 53],
  ["2027-01-01", 53],
  ["2027-01-04", 1],
  ["2024-12-30", 1],
])("%s lies in week %i", (day, week) => {
  expect(weekNumber(day)).toBe(week);
});

test("a calendar begins on a Saturday, of today where its address names no day", () => {
  expect(rangeOf("2027-03-24", null, "2026-11-26")).toMatchObject({ from: "2027-03-20" });
  expect(rangeOf("2027-02-30", "years", "2026-11-26")).toEqual({
    zoom: "weeks",
    from: "2026-11-21",
    to: "2027-01-17",
  });
  expect(rangeText(rangeOf(null, null, "2026-11-26"))).toBe("21 Nov 2026 – 17 Jan 2027");
});

test("months are whole ones, and a step leads half of them on", () => {
  const months = rangeOf("2026-11-26", "months", "2026-01-01");
  expect(months).toEqual({ zoom: "months", from: "2026-11-01", to: "2027-04-30" });
  expect(steppedFrom(months, 1)).toBe("2027-02-01");
  expect(steppedFrom(months, -1)).toBe("2026-08-01");
  expect(steppedFrom(rangeOf("2027-03-20", null, "2026-01-01"), 1)).toBe("2027-04-17");
  expect(monthDays("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(monthDays("2027-12")).toEqual({ from: "2027-12-01", to: "2027-12-31" });
});

test("days name their Saturdays, weekends and the market's holidays", () => {
  const days = timelineDays(rangeOf("2027-03-20", null, "2026-11-26"), "it-IT", "2027-03-23");
  expect(days[0]).toMatchObject({
    head: { title: "20 Mar", detail: "Sat · week 11" },
    isWeekend: true,
  });
  expect(
    days
      .filter(({ isWeekend }) => isWeekend)
      .slice(0, 3)
      .map(({ key }) => key),
  ).toEqual(["2027-03-20", "2027-03-21", "2027-03-27"]);
  expect(days.find(({ holiday }) => holiday === "Pasqua")?.key).toBe("2027-03-28");
  expect(days.filter(({ isToday }) => isToday).map(({ key }) => key)).toEqual(["2027-03-23"]);
});

test("a departure that moves takes all its days along, and keeps its length", () => {
  expect(moved("2031-03-22", "2031-04-02")).toMatchObject({
    departureDate: "2031-03-22",
    startDate: "2031-03-22",
    endDate: "2031-04-02",
    balanceDue: "2031-02-19",
  });
});

test("a departure that is lengthened keeps its balance, and nothing is written for its old days", () => {
  expect(moved("2031-03-15", "2031-03-28")).toMatchObject({
    departureDate: "2031-03-15",
    endDate: "2031-03-28",
    balanceDue: base.balanceDue,
  });
  expect(moved("2031-03-15", "2031-03-26")).toEqual(base);
});

test("an edge that is drawn past the other one leaves a day of the programme", () => {
  expect(moved("2031-03-15", "2031-03-10")).toMatchObject({ endDate: "2031-03-15" });
});

test("days and the place of a bar are the same thing", () => {
  const span = spanOfDays(base, "2031-03-08");
  expect(span).toEqual({ start: 7, length: 12 });
  expect(daysOfSpan(span, "2031-03-08")).toEqual({
    departureDate: base.departureDate,
    endDate: base.endDate,
  });
});

test("a departure is given to somebody, and to nobody", () => {
  const led = rowWith(row, leaderWrites(row, amina.id, facts), facts);
  expect(led.draft.coordinatorId).toBe(amina.id);
  expect(rowWith(led, leaderWrites(led, null, facts), facts).draft.coordinatorId).toBeNull();
});
