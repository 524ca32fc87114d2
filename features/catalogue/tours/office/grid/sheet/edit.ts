import { isSame } from "#platform/changes/changes.ts";
import type { ColumnId } from "./column.ts";
import type { SheetFacts } from "./facts.ts";
import {
  type Edits,
  type Entry,
  entriesOf,
  type RowEntries,
  rowOf,
  type SheetRow,
} from "./rows.ts";

/** A text for a cell. */
export type CellWrite = Readonly<{ key: string; column: ColumnId; entry: Entry }>;

const withoutColumn = (entries: RowEntries, column: ColumnId): RowEntries =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => id !== column));

const withRow = (edits: Edits, key: string, row: RowEntries): Edits => ({
  ...edits,
  entries:
    Object.keys(row).length === 0
      ? Object.fromEntries(Object.entries(edits.entries).filter(([each]) => each !== key))
      : { ...edits.entries, [key]: row },
});

/** Without what changes nothing: a cell in which the stored value stands again. */
const settled = (row: SheetRow, entries: RowEntries, facts: SheetFacts): RowEntries =>
  (Object.keys(entries) as ColumnId[]).reduce((kept, column) => {
    const fewer = withoutColumn(kept, column);
    const [full, less] = [kept, fewer].map((each) => rowOf(row, each, facts));
    const isIdle =
      full !== undefined &&
      less !== undefined &&
      full.problems[column] === undefined &&
      isSame(full.draft, less.draft);
    return isIdle ? fewer : kept;
  }, entries);

/** The edits with texts in cells of the rows; unreadable ones stay in their cells. */
export const written = (
  edits: Edits,
  rows: ReadonlyMap<string, SheetRow>,
  writes: readonly CellWrite[],
  facts: SheetFacts,
): Edits => {
  const byRow = Map.groupBy(writes, ({ key }) => key);
  let next = edits;
  for (const [key, cells] of byRow) {
    const row = rows.get(key);
    if (!row) continue;
    const entries = cells.reduce<RowEntries>(
      (before, { column, entry }) => ({ ...before, [column]: entry }),
      entriesOf(edits, key),
    );
    next = withRow(next, key, settled(row, entries, facts));
  }
  return next;
};

/** Without what is written into a cell. */
export const cleared = (edits: Edits, key: string, column: ColumnId): Edits =>
  withRow(edits, key, withoutColumn(entriesOf(edits, key), column));

/** Without what is written into rows, and without added ones of them. */
export const dropped = (edits: Edits, keys: ReadonlySet<string>): Edits => ({
  entries: Object.fromEntries(Object.entries(edits.entries).filter(([key]) => !keys.has(key))),
  added: edits.added.filter(({ key }) => !keys.has(key)),
});
