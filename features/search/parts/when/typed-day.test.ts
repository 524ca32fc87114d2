import { expect, test } from "vitest";
import { typedDay } from "./typed-day.ts";

test("a day is understood as it is written here, whatever stands between its parts", () => {
  for (const text of [
    "24/05/2027",
    "24/5/2027",
    "24.5.2027",
    " 24 - 05 - 2027 ",
    "24052027",
    "24.5.27",
    "24/05/27",
  ])
    expect(typedDay(text)).toBe("2027-05-24");
  expect(typedDay("1/12/2027")).toBe("2027-12-01");
});

test("what is no day is none: the month first, a half, a day that no calendar has", () => {
  for (const text of ["", "05/24/2027", "24/05", "24/05/7", "31/02/2027", "2027-05-24", "tomorrow"])
    expect(typedDay(text)).toBeNull();
});
