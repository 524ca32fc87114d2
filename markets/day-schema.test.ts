import { expect, test } from "vitest";
import { daySchema, momentSchema } from "./day-schema.ts";

test.each([
  ["1900-01-01", true],
  ["2100-12-31", true],
  ["2101-01-01", false],
  ["1899-12-31", false],
  ["9999-12-31", false],
  ["2031-02-30", false],
])("the day %s can be reckoned with: %s", (day, isRead) => {
  expect(daySchema.safeParse(day).success).toBe(isRead);
});

test.each([
  ["2100-12-31T23:59:59+01:00", true],
  ["2100-12-31T23:59:59-01:00", false],
  ["1900-01-01T00:00:00+01:00", false],
  ["2101-01-01T00:00:00Z", false],
  ["9999-01-01T00:00:00Z", false],
  ["2031-01-01", false],
])("the moment %s can be reckoned with: %s", (moment, isRead) => {
  expect(momentSchema.safeParse(moment).success).toBe(isRead);
});
