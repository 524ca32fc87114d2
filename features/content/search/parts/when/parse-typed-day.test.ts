import { expect, test } from "vitest";
import { parseTypedDay } from "./parse-typed-day.ts";

test("a typed day is read as day, month and year, with any separators", () => {
  for (const text of [
    "24/05/2027",
    "24/5/2027",
    "24.5.2027",
    " 24 - 05 - 2027 ",
    "24052027",
    "24.5.27",
    "24/05/27",
  ])
    expect(parseTypedDay(text)).toBe("2027-05-24");
  expect(parseTypedDay("1/12/2027")).toBe("2027-12-01");
});

test("anything else is null: the month first, an incomplete day, a day that does not exist", () => {
  for (const text of ["", "05/24/2027", "24/05", "24/05/7", "31/02/2027", "2027-05-24", "tomorrow"])
    expect(parseTypedDay(text)).toBeNull();
});
