import { expect, test } from "vitest";
import { readAmount, writeAmount } from "./money.ts";

test.each([
  ["120", 12_000],
  ["120,5", 12_050],
  ["120.05", 12_005],
  ["1.859", 185_900],
  ["1,859.40", 185_940],
  ["1 859,40", 185_940],
  ["", null],
  ["74o", undefined],
  ["-3", undefined],
  ["1,2,3", undefined],
  ["12345678", undefined],
])("“%s” is read as %s cents", (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test("what is written is read as the same amount", () => {
  for (const cents of [0, 5, 100, 12_050, 185_940])
    expect(readAmount(writeAmount(cents))).toBe(cents);
});
