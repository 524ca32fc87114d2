import type { MonthView } from "./calendar-view.ts";

type Tiles = readonly Pick<MonthView, "isRange">[];

/** A range of months is two columns wide, and both columns are in the same row. */
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
 * The lowest number of columns that needs no more rows than `maxColumns` needs, so that the last
 * row is not left with a single month.
 * @param maxColumns the number of columns for which the screen is wide enough
 */
export const monthColumns = (tiles: Tiles, maxColumns: number): number => {
  const rows = countRows(tiles, maxColumns);
  if (rows === 1) return maxColumns;
  let columns = maxColumns;
  while (columns > 2 && countRows(tiles, columns - 1) === rows) columns -= 1;
  return columns;
};
