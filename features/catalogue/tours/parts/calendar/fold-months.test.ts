import { expect, test } from "vitest";
import type { MonthView } from "./calendar-view.ts";
import { foldMonths, monthsOfLink } from "./fold-months.ts";

const monthOf = (month: string, isEmpty: boolean, isChosen = false): MonthView => ({
  month,
  name: month,
  text: "",
  path: `?month=${month}`,
  isEmpty,
  isPriced: !isEmpty,
  isRange: false,
  isChosen,
});

test("a link that stands for months without departures asks for all of them", () => {
  const empty = ["2027-06", "2027-07", "2027-08"];
  const before = [monthOf("2027-05", false), ...empty.map((month) => monthOf(month, true))];
  const months = [...before, monthOf("2027-09", false), monthOf("2027-10", true)];
  const [, folded] = foldMonths(months, "en");
  expect(folded).toMatchObject({ isRange: true, path: "?month=2027-06" });
  const chosen = months.map((each) => ({ ...each, isChosen: each.month === "2027-06" }));
  expect(monthsOfLink(chosen, "2027-06")).toEqual(empty);
  expect(monthsOfLink(chosen, "2027-07")).toEqual(["2027-07"]);
  expect(monthsOfLink(chosen, "2027-10")).toEqual(["2027-10"]);
  expect(monthsOfLink(before, "2027-06")).toEqual(empty);
});
