import { expect, test } from "vitest";
import { seriesDays } from "#features/tours/planning/series.ts";
import { countOf, firstRule, leftOut, withCount } from "./series-rule.ts";

const none = () => false;

test("the first rule goes on two weeks after the last departure, on its weekday", () => {
  const rule = firstRule("2027-09-25");
  expect(seriesDays(rule, none).slice(0, 2)).toEqual(["2027-10-09", "2027-10-23"]);
  expect(seriesDays(rule, none)).toHaveLength(6);
});

test("a number of departures says the last day, also where the first day is another weekday", () => {
  const rule = withCount({ ...firstRule("2027-09-25"), from: "2028-03-01", everyWeeks: 3 }, 12);
  const days = seriesDays(rule, none);
  expect(days).toHaveLength(12);
  expect(days.at(-1)).toBe(rule.to);
  expect(countOf(rule)).toBe(12);
});

test("a rule without days or with its end before its beginning has none", () => {
  const rule = firstRule("2027-09-25");
  expect(countOf({ ...rule, to: "2027-10-08" })).toBe(0);
  expect(countOf({ ...rule, from: "" })).toBe(0);
  expect(withCount({ ...rule, from: "" }, 3).to).toBe(rule.to);
});

test("the days that a holiday takes away are told, and none of a rule that has none", () => {
  const rule = withCount({ ...firstRule("2027-04-03"), skipHolidays: true }, 4);
  const days = seriesDays(rule, (day) => day === "2027-05-01");
  expect(days).toHaveLength(3);
  expect(leftOut(rule, days)).toEqual(["2027-05-01"]);
  expect(leftOut({ ...rule, from: "" }, [])).toEqual([]);
});
