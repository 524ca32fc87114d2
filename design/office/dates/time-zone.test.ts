import { expect, test } from "vitest";
import { fromZoned, toZoned } from "./time-zone.ts";

test.each([
  ["2026-12-01T09:00", "Europe/Rome", "2026-12-01T08:00:00.000Z"],
  ["2027-07-01T00:00", "America/New_York", "2027-07-01T04:00:00.000Z"],
  ["2027-07-01T00:00", "Europe/London", "2027-06-30T23:00:00.000Z"],
])("%s in %s is %s, and back", (local, zone, instant) => {
  expect(fromZoned(local, zone)).toBe(instant);
  expect(toZoned(instant, zone)).toBe(local);
});

test.each([
  ["2027-03-28T02:30", "Europe/Rome", "2027-03-28T03:30"],
  ["2027-03-28T01:30", "Europe/London", "2027-03-28T02:30"],
  ["2027-03-14T02:30", "America/New_York", "2027-03-14T03:30"],
])("%s in %s does not exist in spring and is read an hour later", (local, zone, expected) =>
  expect(toZoned(fromZoned(local, zone), zone)).toBe(expected),
);

test.each([
  ["2026-10-25T02:30", "Europe/Rome", "2026-10-25T00:30:00.000Z"],
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
])("%s in %s occurs twice in autumn and means the first one", (local, zone, instant) =>
  expect(fromZoned(local, zone)).toBe(instant),
);

test.each(["0002-12-01T09:00", "0020-12-01T09:00", "0202-12-01T09:00"])(
  "an incomplete year (%s) stays as typed",
  (local) => expect(toZoned(fromZoned(local, "Europe/Rome"), "Europe/Rome")).toBe(local),
);
