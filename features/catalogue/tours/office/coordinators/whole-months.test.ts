import { expect, test } from "vitest";
import { monthsFrom } from "./whole-months.tsx";

test("an absence is offered the months from its first day on, to their last days", () => {
  const months = monthsFrom("2027-11-20", "2027-03-02");
  expect(months).toHaveLength(6);
  expect(months.slice(0, 4)).toEqual([
    { from: "2027-11-01", to: "2027-11-30" },
    { from: "2027-12-01", to: "2027-12-31" },
    { from: "2028-01-01", to: "2028-01-31" },
    { from: "2028-02-01", to: "2028-02-29" },
  ]);
});

test("what is past of a month is not offered", () => {
  expect(monthsFrom("2027-11-20", "2027-11-20")[0]).toEqual({
    from: "2027-11-20",
    to: "2027-11-30",
  });
});
