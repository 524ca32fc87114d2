import { expect, test } from "vitest";
import { monthColumns } from "./month-columns.ts";

/** `1` is a month, `2` a run of months, which is as wide as two. */
const tiles = (widths: string) => widths.split("").map((width) => ({ isRun: width === "2" }));

test("months of one row keep the size of all", () => {
  expect(monthColumns(tiles("1111"), 9)).toBe(9);
  expect(monthColumns(tiles("111111111"), 9)).toBe(9);
});

test("more months than a row holds are shared out over as few rows as are needed", () => {
  expect(monthColumns(tiles("1111111111"), 9)).toBe(5);
  expect(monthColumns(tiles("1111121111"), 9)).toBe(6);
  expect(monthColumns(tiles("1112111"), 6)).toBe(5);
});

test("a run of months begins a row where the one before has no room for it", () => {
  expect(monthColumns(tiles("11112111"), 6)).toBe(5);
  expect(monthColumns(tiles("11211"), 4)).toBe(4);
});
