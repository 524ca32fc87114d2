import type { PlacedText } from "../grid/fill-cells.ts";
import type { Column } from "../grid/sheet/column.ts";
import type { CellWrite } from "../grid/sheet/edit.ts";
import { maxAtOnce } from "./new-rows.ts";

/** How pasted texts lie on the sheet. */
export type PasteFit = Readonly<{
  /** Rows of the text below the last departure. */
  rowsBeyond: number;
  /** Columns of the text beyond the last column. */
  columnsBeyond: number;
  /** How many more departures would wait to be saved than a save takes. */
  rowsTooMany: number;
}>;

type SheetSize = Readonly<{
  /** Of the shown rows. */
  keys: readonly string[];
  columns: readonly Column[];
  /** Rows that wait to be saved already, shown or not. */
  pendingKeys: ReadonlySet<string>;
}>;

// Not by `Math.max(...)`: a call takes fewer arguments than a spreadsheet has cells.
const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, each) => Math.max(most, each), 0);

export const fitOf = (
  texts: readonly PlacedText[],
  { keys, columns, pendingKeys }: SheetSize,
): PasteFit => {
  const beyond = (last: number, count: number) => Math.max(0, last + 1 - count);
  const rowsBeyond = beyond(largest(texts.map(({ row }) => row)), keys.length);
  const written = new Set([...pendingKeys, ...texts.flatMap(({ row }) => keys[row] ?? [])]);
  return {
    rowsBeyond,
    columnsBeyond: beyond(largest(texts.map(({ column }) => column)), columns.length),
    rowsTooMany: Math.max(0, written.size + rowsBeyond - maxAtOnce),
  };
};

/** The texts that lie on the sheet, as writes into its cells. */
export const toWrites = (
  texts: readonly PlacedText[],
  keys: readonly string[],
  columns: readonly Column[],
): readonly CellWrite[] =>
  texts.flatMap(({ row, column, text, line }) => {
    const [key, of] = [keys[row], columns[column]];
    return key !== undefined && of ? [{ key, column: of.id, entry: { text, line } }] : [];
  });
