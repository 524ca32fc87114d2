import { useCallback, useMemo, useState } from "react";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { type History, historyOf, recorded, redone, undone } from "../history.ts";
import type { ColumnId } from "./column.ts";
import { type CellWrite, cleared, dropped, written } from "./edit.ts";
import type { SheetFacts } from "./facts.ts";
import { type Edits, noEdits, rowsOf, type SheetRow } from "./rows.ts";

const byKey = (rows: readonly SheetRow[]): ReadonlyMap<string, SheetRow> =>
  new Map(rows.map((row) => [row.key, row]));

/** Rows that are the same as before stay the same objects, so that they are not drawn again. */
const useRows = (tours: readonly ListedTour[], edits: Edits, facts: SheetFacts) => {
  const [kept, setKept] = useState(() => ({
    tours,
    edits,
    facts,
    rows: rowsOf(tours, edits, facts),
  }));
  if (kept.tours === tours && kept.edits === edits && kept.facts === facts) return kept.rows;
  const before = kept.facts === facts ? byKey(kept.rows) : undefined;
  const rows = rowsOf(tours, edits, facts, before);
  setKept({ tours, edits, facts, rows });
  return rows;
};

/** The departures of a travel with what is written into them and not saved. */
export const useSheet = (
  tours: readonly ListedTour[],
  facts: SheetFacts,
  first: Edits = noEdits,
) => {
  const [history, setHistory] = useState<History<Edits>>(() => historyOf(first));
  const edits = history.present;
  const rows = useRows(tours, edits, facts);
  const rowByKey = useMemo(() => byKey(rows), [rows]);
  const change = useCallback(
    (next: (edits: Edits) => Edits, step: string | null = null) =>
      setHistory((before) => recorded(before, next(before.present), step)),
    [],
  );
  return {
    edits,
    rows,
    rowByKey,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    /**
     * Writes texts into cells, as one step.
     * @param step its name, where it belongs to the step before of the same name
     */
    write: (writes: readonly CellWrite[], step: string | null = null) =>
      change((before) => written(before, rowByKey, writes, facts), step),
    clearCell: useCallback(
      (key: string, column: ColumnId) => change((before) => cleared(before, key, column)),
      [change],
    ),
    /** Adds departures, and writes texts into them, as one step. */
    add: (
      added: readonly Readonly<{ key: string; draft: TourDraft }>[],
      writes: readonly CellWrite[],
    ) =>
      change((before) => {
        const next = { ...before, added: [...before.added, ...added] };
        return written(next, byKey(rowsOf(tours, next, facts)), writes, facts);
      }),
    drop: useCallback(
      (keys: ReadonlySet<string>) => change((before) => dropped(before, keys)),
      [change],
    ),
    /** Begins anew with what is left to be saved; what is stored is not undone. */
    restart: useCallback(
      (next: (edits: Edits) => Edits) => setHistory(({ present }) => historyOf(next(present))),
      [],
    ),
  };
};

export type Sheet = ReturnType<typeof useSheet>;
