import type { ColumnId } from "../grid/sheet/column.ts";
import { columnOf } from "../grid/sheet/columns.ts";

/** Where the heading of the sheet is too short for a sentence. */
const names: Readonly<Partial<Record<ColumnId, string>>> = {
  people: "Minimum",
  before: "Full price",
  free: "Seats",
  departure: "Departure day",
  back: "Last day",
};

/** What a cell is called in a sentence. */
export const cellName = (column: ColumnId): string => names[column] ?? columnOf(column).title;
