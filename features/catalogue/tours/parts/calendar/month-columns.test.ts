import { expect, test } from "vitest";
import { monthColumns } from "./month-columns.ts";

/** In `widths`, `1` stands for a month and `2` for a range of months, which is two columns wide. */
const tiles = (widths: string) => widths.split("").map((width) => ({ isRange: width === "2" }));

test("months that fit in one row use all columns", () => {
  expect(monthColumns(tiles("1111"), 9)).toBe(9);
  expect(monthColumns(tiles("111111111"), 9)).toBe(9);
});

test("more months than fit in a row are spread evenly over as few rows as needed", () => {
  expect(monthColumns(tiles("1111111111"), 9)).toBe(5);
  expect(monthColumns(tiles("1111121111"), 9)).toBe(6);
  expect(monthColumns(tiles("1112111"), 6)).toBe(5);
});

test("a range of months that no longer fits begins a new row", () => {
  expect(monthColumns(tiles("11112111"), 6)).toBe(5);
  expect(monthColumns(tiles("11211"), 4)).toBe(4);
});
