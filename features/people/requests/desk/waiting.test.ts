import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { lateAt, lateSince, workingHours } from "./waiting.ts";

const italy = marketById("it-IT");

test.each([
  // Monday to Tuesday.
  ["2027-03-15T09:00:00Z", "2027-03-16T13:00:00Z", 28],
  // Friday noon to Monday noon: the weekend does not count.
  ["2027-03-12T11:00:00Z", "2027-03-15T11:00:00Z", 24],
  // Thursday to Tuesday over Easter, whose Monday is a holiday in Italy.
  ["2027-03-25T11:00:00Z", "2027-03-30T10:00:00Z", 48],
])("from %s to %s somebody waits %i hours", (from, to, hours) => {
  expect(workingHours(italy, new Date(from), new Date(to))).toBe(hours);
});

test("late is what has waited a working day", () => {
  const now = new Date("2027-03-15T11:00:00Z");
  expect(lateSince(italy, now).toISOString()).toBe("2027-03-12T11:00:00.000Z");
  expect(workingHours(italy, lateSince(italy, now), now)).toBe(24);
  expect(lateAt(italy, new Date("2027-03-12T11:00:00Z"))).toEqual(now);
});
