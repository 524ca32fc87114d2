import { afterEach, expect, test } from "vitest";
import {
  describeMoment,
  formatDay,
  formatExact,
  formatInZone,
  formatRelative,
  formatTime,
  formatZoneClock,
} from "./format-moment.ts";
import { officeZone, setOfficeZone } from "./office-zone.ts";

const ownZone = officeZone();
afterEach(() => setOfficeZone(ownZone));

const now = Date.parse("2026-12-01T13:05:00Z");
const minutes = (count: number) => new Date(now + count * 60_000).toISOString();

test.each([
  [0.4, "in less than a minute"],
  [-0.4, "just now"],
  [20, "in 20 minutes"],
  [-20, "20 minutes ago"],
  [60 * 3, "in 3 hours"],
  [60 * 24 * 2, "in 2 days"],
  [60 * 24 * 3, "in 3 days"],
  [60 * 24 * 120, "in 4 months"],
  [-60 * 24 * 365 * 7, "7 years ago"],
])("%s minutes from now is formatted as %s", (offset, text) => {
  expect(formatRelative(minutes(offset), now)).toBe(text);
});

test("a plan is said in words and by the market's clock alone", () => {
  const at = "2026-12-03T08:00:00Z";
  const words = { timeZone: "Europe/Rome", now, coming: "appears", done: "appeared" };
  expect(describeMoment(at, words)).toBe(
    "appears in 2 days, on Thursday 3 December 2026 at 09:00 Rome time",
  );
  const later = Date.parse("2026-12-06T08:00:00Z");
  expect(describeMoment(at, { ...words, now: later })).toBe(
    "appeared 3 days ago, on Thursday 3 December 2026 at 09:00 Rome time",
  );
});

test("moments are formatted in the given time zone, and the zone's label has its current time", () => {
  expect(formatInZone("2026-12-01T23:30:00Z", "Europe/Rome")).toMatch(/^Wed,? 2 December 2026/);
  expect(formatInZone("2026-12-01T23:30:00Z", "America/New_York")).toMatch(/18:30$/);
  expect(formatZoneClock("Europe/Rome", now)).toBe("Europe/Rome, now 14:05");
  expect(formatZoneClock("America/New_York", now)).toBe("America/New York, now 08:05");
});

test.each([
  ["Pacific/Auckland", "02/12/2026, 12:30", "02/12/2026", "12:30"],
  ["America/New_York", "01/12/2026, 18:30", "01/12/2026", "18:30"],
])("moments are shown by the clock of the market that is worked on, in %s", (zone, ...expected) => {
  setOfficeZone(zone);
  const at = "2026-12-01T23:30:00Z";
  expect([formatExact(at), formatDay(at), formatTime(at)]).toEqual(expected);
  expect(formatTime(Date.parse(at), "medium")).toBe(`${expected[2]}:00`);
  expect(formatDay("2026-12-01")).toBe("01/12/2026"); // a day has no zone
});
