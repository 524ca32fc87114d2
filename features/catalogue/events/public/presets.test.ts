import { expect, test } from "vitest";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { EventPreset } from "../contract.ts";
import { dayOfEvent, daysOfPreset } from "./presets.ts";

const mondays = { firstWeekday: 1 } as const;
const sundays = { firstWeekday: 0 } as const;

const days = (preset: EventPreset, today: string, market: typeof mondays | typeof sundays) => {
  const span = daysOfPreset(preset, today, market);
  return span && `${span.from} ${span.to}`;
};

test.each([
  // 27 November 2026 is a Friday.
  ["today", "2026-11-27", mondays, "2026-11-27 2026-11-27"],
  ["tomorrow", "2026-11-30", mondays, "2026-12-01 2026-12-01"],
  ["tomorrow", "2026-12-31", sundays, "2027-01-01 2027-01-01"],
  ["this-week", "2026-11-27", mondays, "2026-11-23 2026-11-29"],
  ["this-week", "2026-11-27", sundays, "2026-11-22 2026-11-28"],
  ["this-week", "2026-11-29", mondays, "2026-11-23 2026-11-29"],
  ["this-week", "2026-11-29", sundays, "2026-11-29 2026-12-05"],
  ["this-week", "2026-11-30", mondays, "2026-11-30 2026-12-06"],
  ["next-week", "2026-11-27", mondays, "2026-11-30 2026-12-06"],
  ["next-week", "2026-11-29", mondays, "2026-11-30 2026-12-06"],
  ["next-week", "2026-11-29", sundays, "2026-12-06 2026-12-12"],
  ["this-month", "2026-11-30", mondays, "2026-11-01 2026-11-30"],
  ["this-month", "2026-12-31", mondays, "2026-12-01 2026-12-31"],
  ["this-month", "2027-02-28", mondays, "2027-02-01 2027-02-28"],
  ["this-month", "2028-02-01", sundays, "2028-02-01 2028-02-29"],
  ["next-30-days", "2026-11-27", mondays, "2026-11-27 2026-12-26"],
  ["whenever", "2026-11-27", mondays, null],
] as const)("%s on %s in a market with %j is %s", (preset, today, market, expected) => {
  expect(days(preset, today, market)).toBe(expected);
});

test.each([mondays, sundays])(
  "the weekend is the nearest one, wherever weeks begin (%j)",
  (market) => {
    expect(days("this-weekend", "2026-11-23", market)).toBe("2026-11-28 2026-11-29");
    expect(days("this-weekend", "2026-11-27", market)).toBe("2026-11-28 2026-11-29");
    expect(days("this-weekend", "2026-11-28", market)).toBe("2026-11-28 2026-11-29");
    expect(days("this-weekend", "2026-11-29", market)).toBe("2026-11-29 2026-11-29");
    expect(days("this-weekend", "2026-11-30", market)).toBe("2026-12-05 2026-12-06");
  },
);

test("an event is on the day that its market's clock says", () => {
  const startsAt = "2026-11-28T23:30:00.000Z";
  const [italy, states] = [marketById("it-IT"), marketById("en-US")];
  expect(dayOfEvent({ startsAt }, dayAt("2026-11-20T12:00:00Z", italy), italy)).toBe("2026-11-29");
  expect(dayOfEvent({ startsAt }, dayAt("2026-11-20T12:00:00Z", states), states)).toBe(
    "2026-11-28",
  );
  expect(dayOfEvent({ startsAt }, "2026-12-01", italy)).toBe("2026-12-01");
});
