import type { ColumnId } from "./sheet/column.ts";
import { columnOf } from "./sheet/columns.ts";
import type { SheetFacts } from "./sheet/facts.ts";
import { rowOf, type SheetRow } from "./sheet/rows.ts";

/** The columns from which others follow: all other days, discount and balance, the status. */
const deciding: ReadonlySet<ColumnId> = new Set([
  "departure",
  "people",
  "price",
  "before",
  "deposit",
]);

/** A day is whole once its year is there: before that it would be another one. */
const wholeDay = /^\s*(?:\d{4}-\d{2}-\d{2}|\d{1,2}\D\d{1,2}\D\d{4})\s*$/;

/** Whether other cells follow already from a text that may go on. */
export const decidesOthers = (
  { draft }: Pick<SheetRow, "draft">,
  column: ColumnId,
  text: string,
  facts: SheetFacts,
): boolean =>
  deciding.has(column) &&
  text.trim() !== "" &&
  (column !== "departure" || wholeDay.test(text)) &&
  "draft" in columnOf(column).read(text, draft, facts);

/** The row with a text that is being typed, while others follow from it; else the row itself. */
export const typedRow = (
  row: SheetRow,
  column: ColumnId,
  text: string,
  facts: SheetFacts,
): SheetRow =>
  decidesOthers(row, column, text, facts)
    ? rowOf(row, { ...row.entries, [column]: { text, line: null } }, facts)
    : row;
