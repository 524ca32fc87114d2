import type { MonthView } from "./calendar-view.ts";

type Tiles = readonly Pick<MonthView, "isRun">[];

/** How many rows tiles fill; a run of months takes two columns, and none is cut. */
const rowsIn = (tiles: Tiles, columns: number): number => {
  let [rows, taken] = [1, 0];
  for (const { isRun } of tiles) {
    const wide = isRun ? 2 : 1;
    if (taken + wide > columns) [rows, taken] = [rows + 1, 0];
    taken += wide;
  }
  return rows;
};

/**
 * In how many columns the months of a trip stand, so that no row is left with one alone: of all
 * numbers that need as few rows as the most does, the lowest.
 * @param most columns that have room beside each other
 */
export const monthColumns = (tiles: Tiles, most: number): number => {
  const rows = rowsIn(tiles, most);
  if (rows === 1) return most;
  let columns = most;
  while (columns > 2 && rowsIn(tiles, columns - 1) === rows) columns -= 1;
  return columns;
};
