import { expect, test } from "vitest";
import { seriesDays } from "#features/catalogue/tours/planning/series.ts";
import { endedByDay, endedByNumber, firstRule, isWritten } from "./series-rule.ts";

const none = () => false;

test("the first rule goes on two weeks after the last departure, on its weekday", () => {
  const { days } = seriesDays(firstRule("2027-09-25"), none);
  expect(days.slice(0, 2)).toEqual(["2027-10-09", "2027-10-23"]);
  expect(days).toHaveLength(6);
});

test("a series keeps its days when it ends by a day instead of a number, and back", () => {
  const rule = { ...firstRule("2027-09-25"), from: "2028-03-01", everyWeeks: 3, count: 12 };
  const byDay = endedByDay(rule);
  expect(seriesDays(byDay, none).days).toEqual(seriesDays(rule, none).days);
  expect(byDay.count).toBeNull();
  expect(endedByNumber(byDay, 100)).toEqual(rule);
  expect(endedByNumber(byDay, 10).count).toBe(10);
});

test("a series without one of its days is not asked for", () => {
  const rule = firstRule("2027-09-25");
  expect(isWritten(rule)).toBe(true);
  expect(isWritten({ ...rule, from: "" })).toBe(false);
  expect(isWritten({ ...rule, to: "", count: null })).toBe(false);
  expect(endedByDay({ ...rule, from: "" })).toEqual({ ...rule, from: "" });
});
