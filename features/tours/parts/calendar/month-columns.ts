import type { MonthView } from "./calendar-view.ts";

type Tiles = readonly Pick<MonthView, "isRange">[];

/** A range of months takes two columns and is never split over rows. */
const countRows = (tiles: Tiles, columns: number): number => {
  let [rows, used] = [1, 0];
  for (const { isRange } of tiles) {
    const width = isRange ? 2 : 1;
    if (used + width > columns) [rows, used] = [rows + 1, 0];
    used += width;
  }
  return rows;
};

/**
 * The lowest number of columns that needs no more rows than `maxColumns` does, so that no row is
 * left with a single month.
 * @param maxColumns columns that have room beside each other
 */
export const monthColumns = (tiles: Tiles, maxColumns: number): number => {
  const rows = countRows(tiles, maxColumns);
  if (rows === 1) return maxColumns;
  let columns = maxColumns;
  while (columns > 2 && countRows(tiles, columns - 1) === rows) columns -= 1;
  return columns;
};
