import type { Market } from "#markets/market-type.ts";
import { type RowError, ToursPanel } from "../consequences/tours-panel.tsx";
import { at, type CellPosition, type Selection } from "../grid/selection.ts";
import type { Column, ColumnId } from "../grid/sheet/column.ts";
import { allColumns } from "../grid/sheet/columns.ts";
import type { RowNotes } from "../grid/sheet/notes.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import type { Plan } from "../grid/sheet/use-plan.ts";
import type { SheetView } from "./use-tours-sheet.ts";

const changeCount = (changed: readonly SheetRow[]): number =>
  changed.reduce((sum, row) => sum + Math.max(1, Object.keys(row.entries).length), 0);

/** Where it stands once the selection is drawn: in the sheet, or as a field of a form. */
const focusCell = ({ row, column }: CellPosition, id: ColumnId): void => {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(
        `[data-row="${row}"][data-column="${column}"], [data-field="${id}"]`,
      )
      ?.focus(),
  );
};

type ErrorOptions = Readonly<{
  changed: readonly SheetRow[];
  rows: readonly SheetRow[];
  columns: readonly Column[];
  notesFor: (row: SheetRow) => RowNotes;
  onSelect: (selection: Selection) => void;
}>;

/** The first error of each row, with the way to its cell. */
const errorsOf = ({
  changed,
  rows,
  columns,
  notesFor,
  onSelect,
}: ErrorOptions): readonly RowError[] =>
  changed.flatMap((row) => {
    const found = allColumns.find(({ id }) => notesFor(row)[id]?.kind === "error");
    const note = found && notesFor(row)[found.id];
    if (!found || !note) return [];
    const place = {
      row: rows.indexOf(row),
      column: Math.max(
        0,
        columns.findIndex(({ id }) => id === found.id),
      ),
    };
    const go = () => {
      onSelect(at(place));
      focusCell(place, found.id);
    };
    return [{ row, note, onGo: go }];
  });

export type SheetPanelProps = Readonly<{ view: SheetView; market: Market; site: string | null }>;

/** The server has said no; a departure that somebody else saved meanwhile can be put together. */
const isRefused = (plan: Plan, key: string): boolean => {
  const result = plan.resultOf(key);
  return result?.action === "refuse" && !result.isStale;
};

/** What will happen to what is written, and its save. */
export const SheetPanel = ({ view, market, site }: SheetPanelProps) => {
  const { rows, columns, plan, changed, notesFor, setChosen, saving } = view;
  return (
    <ToursPanel
      market={market}
      site={site}
      plan={plan}
      changeCount={changeCount(changed)}
      rowCount={changed.length}
      errors={errorsOf({
        changed,
        rows,
        columns,
        notesFor,
        onSelect: setChosen,
      })}
      saveCount={saving.savable.filter(({ key }) => !isRefused(plan, key)).length}
      isSaving={saving.isSaving}
      onSave={saving.save}
      onDiscard={view.discard}
    />
  );
};
