import { useCallback, useState } from "react";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { ColumnId } from "./column.ts";
import { columnOf } from "./columns.ts";
import type { SheetFacts } from "./facts.ts";
import { draftOf, type Edits } from "./rows.ts";

/** A cell that both sides wrote since it was read. */
export type CellConflict = Readonly<{
  key: string;
  column: ColumnId;
  departureDate: string;
  mine: string;
  theirs: string;
}>;

/** Cells of the edits in which somebody else has saved something else meanwhile. */
export const conflictsOf = (
  edits: Edits,
  before: readonly ListedTour[],
  now: readonly ListedTour[],
  facts: SheetFacts,
): readonly CellConflict[] => {
  const newest = new Map(now.map((tour) => [tour.id, tour]));
  return before.flatMap((tour) => {
    const entries = edits.entries[tour.id];
    const after = newest.get(tour.id);
    if (!entries || !after || after.version === tour.version) return [];
    const textIn = (stored: ListedTour, id: ColumnId) =>
      columnOf(id).textOf({ draft: draftOf(stored), stored }, facts);
    return (Object.keys(entries) as ColumnId[]).flatMap((column) => {
      const theirs = textIn(after, column);
      const mine = entries[column]?.text ?? "";
      return theirs === textIn(tour, column) || theirs === mine
        ? []
        : [{ key: tour.id, column, departureDate: after.departureDate, mine, theirs }];
    });
  });
};

/** What is to be decided, cell by cell, after others have saved. */
export const useConflicts = () => {
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([]);
  return { conflicts, ask: setConflicts, settle: useCallback(() => setConflicts([]), []) };
};
