import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { at, type Selection, within } from "../grid/selection.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { notesOf, type RowNotes } from "../grid/sheet/notes.ts";
import { sitePriceNotes } from "../grid/site-prices.ts";
import { type Edits, isAdded, noEdits, type SheetRow } from "../grid/sheet/rows.ts";
import { useConflicts } from "../grid/sheet/use-conflicts.ts";
import { type Plan, usePlan } from "../grid/sheet/use-plan.ts";
import { type Sheet, useSheet } from "../grid/sheet/use-sheet.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { filteredRows, filterOf } from "../filters/filter-rows.ts";
import { useSheetJournal } from "../draft/use-sheet-journal.ts";
import { useColumns } from "./use-columns.ts";
import { useSave } from "./use-save.ts";
import type { Tours } from "./use-tours.ts";
import { useWrites } from "../paste/use-writes.ts";

export type ToursSheetProps = Readonly<{
  travelId: string;
  site: string | null;
  tours: Tours;
  stored: readonly ListedTour[];
  facts: SheetFacts;
}>;

/** The notes of each row, the same object until something about the row changes. */
const useNotes = (rows: readonly SheetRow[], plan: Plan, { market }: SheetFacts) => {
  const notes = useMemo(
    () =>
      new Map(
        rows.map((row) => [
          row.key,
          // What is wrong counts more than how the site writes it.
          { ...sitePriceNotes(row.draft, market), ...notesOf(row, plan.resultOf(row.key)) },
        ]),
      ),
    [rows, plan, market],
  );
  return (row: SheetRow): RowNotes => notes.get(row.key) ?? notesOf(row, null);
};

const changesIn = ({ rows }: Sheet): readonly SheetRow[] =>
  rows.filter((row) => isAdded(row) || Object.keys(row.entries).length > 0);

/**
 * All that the sheet shows: rows, columns, selection, plan, and what is done with them.
 * @param tourId the one departure that is written, or `new`; null for all
 * @param first what is written when it opens
 */
export const useToursSheet = (
  { travelId, tours, stored, facts }: ToursSheetProps,
  tourId: string | null = null,
  first: Edits = noEdits,
) => {
  const [query] = useSearchParams();
  const sheet = useSheet(stored, facts, first);
  const { columns, settings } = useColumns();
  const rows = useMemo(
    () => filteredRows(sheet.rows, filterOf(query), facts),
    [sheet.rows, query, facts],
  );
  const [chosen, setChosen] = useState<Selection>(() => at({ row: 0, column: 0 }));
  const selection = within(chosen, { rows: rows.length, columns: columns.length });
  const plan = usePlan(sheet.rows, tours.api.preview, tours.queryKey);
  const notesFor = useNotes(sheet.rows, plan, facts);
  const conflict = useConflicts();
  const saving = useSave({ tours, stored, facts, sheet, onConflicts: conflict.ask });
  const writes = useWrites({ sheet, rows, columns, selection, onSelect: setChosen });
  const changed = changesIn(sheet);
  const list = `${facts.market.apiCountry}/travels/${travelId}/tours`;
  const record = tourId === null ? list : `${list}/${tourId}`;
  const journal = useSheetJournal({ record, tours: stored, sheet, first });
  return {
    sheet,
    columns,
    settings,
    rows,
    selection,
    setChosen,
    plan,
    notesFor,
    conflict,
    saving,
    writes,
    changed,
    journal,
    discard: () => sheet.drop(new Set(changed.map(({ key }) => key))),
  };
};

export type SheetView = ReturnType<typeof useToursSheet>;
