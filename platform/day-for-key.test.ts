import { expect, test } from "vitest";
import { dayForKey } from "./day-for-key.ts";

const bounds = ["2027-01-10", "2028-05-31"] as const;
const press = (key: string, day: string, firstWeekday: 0 | 1 = 1, shiftKey = false) =>
  dayForKey({ key, shiftKey }, day, firstWeekday, bounds);

test("arrow keys move by a day or a week, across months", () => {
  expect(press("ArrowRight", "2027-02-28")).toBe("2027-03-01");
  expect(press("ArrowLeft", "2027-03-01")).toBe("2027-02-28");
  expect(press("ArrowDown", "2027-12-29")).toBe("2028-01-05");
  expect(press("ArrowUp", "2028-01-05")).toBe("2027-12-29");
});

test("Home and End move to the ends of the market's week", () => {
  expect(press("Home", "2027-05-16", 1)).toBe("2027-05-10");
  expect(press("End", "2027-05-16", 1)).toBe("2027-05-16");
  expect(press("Home", "2027-05-16", 0)).toBe("2027-05-16");
  expect(press("End", "2027-05-16", 0)).toBe("2027-05-22");
});

test("page keys move to the same day of another month or year, or to that month's last day", () => {
  expect(press("PageDown", "2027-05-31")).toBe("2027-06-30");
  expect(press("PageUp", "2027-03-31")).toBe("2027-02-28");
  expect(press("PageDown", "2027-05-16", 1, true)).toBe("2028-05-16");
});

test("no key moves beyond the bounds, and other keys return null", () => {
  expect(press("ArrowUp", "2027-01-12")).toBe("2027-01-10");
  expect(press("PageDown", "2028-05-20")).toBe("2028-05-31");
  expect(press("Tab", "2027-05-16")).toBeNull();
});
