import { lazy, Suspense, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { SheetDialogs } from "./sheet-dialogs.tsx";
import type { Market } from "#markets/market-type.ts";
import type { ListedTour } from "#features/tours/listed-contract.ts";
import { type RowError, ToursPanel } from "../consequences/tours-panel.tsx";
import { filteredRows, filterOf } from "./filter-rows.ts";
import { GridFoot } from "./grid-foot.tsx";
import type { ManyQuestion } from "../many-dialogs.tsx";
import { areaOf, at, type Selection, within } from "../grid/selection.ts";
import type { Column } from "../grid/sheet/column.ts";
import { allColumns } from "../grid/sheet/columns.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { notesOf, type RowNotes } from "../grid/sheet/notes.ts";
import { isAdded, type SheetRow } from "../grid/sheet/rows.ts";
import { useConflicts } from "../grid/sheet/use-conflicts.ts";
import { type Plan, usePlan } from "../grid/sheet/use-plan.ts";
import { type Sheet, useSheet } from "../grid/sheet/use-sheet.ts";
import { SheetTools } from "./sheet-tools.tsx";
import { SheetTop } from "./sheet-top.tsx";
import { useColumns } from "./use-columns.ts";
import { useSave } from "./use-save.ts";
import type { Tours } from "./use-tours.ts";
import { useWrites } from "./use-writes.ts";
import { Grid } from "../grid/view/grid.tsx";

const ManyDialogs = lazy(() => import("../many-dialogs.tsx"));

export type ToursSheetProps = Readonly<{
  travelId: string;
  site: string | null;
  tours: Tours;
  stored: readonly ListedTour[];
  facts: SheetFacts;
}>;

const noFaces = {};

/** The notes of each row, the same object until something about the row changes. */
const useNotes = (rows: readonly SheetRow[], plan: Plan) => {
  const notes = useMemo(
    () => new Map(rows.map((row) => [row.key, notesOf(row, plan.resultOf(row.key))])),
    [rows, plan],
  );
  return (row: SheetRow): RowNotes => notes.get(row.key) ?? notesOf(row, null);
};

const changesIn = ({ rows }: Sheet): readonly SheetRow[] =>
  rows.filter((row) => isAdded(row) || Object.keys(row.entries).length > 0);

const changeCount = (changed: readonly SheetRow[]): number =>
  changed.reduce((sum, row) => sum + Math.max(1, Object.keys(row.entries).length), 0);

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
    return [{ row, note, onGo: () => onSelect(at(place)) }];
  });

const rowsIn = (rows: readonly SheetRow[], selection: Selection): readonly SheetRow[] => {
  const { top, bottom } = areaOf(selection);
  return rows.slice(top, bottom + 1);
};

/** All that the sheet shows: rows, columns, selection, plan, and what is done with them. */
const useToursSheet = ({ tours, stored, facts }: ToursSheetProps) => {
  const [query] = useSearchParams();
  const sheet = useSheet(stored, facts);
  const { columns, settings } = useColumns();
  const rows = useMemo(
    () => filteredRows(sheet.rows, filterOf(query), facts),
    [sheet.rows, query, facts],
  );
  const [chosen, setChosen] = useState<Selection>(() => at({ row: 0, column: 0 }));
  const selection = within(chosen, { rows: rows.length, columns: columns.length });
  const plan = usePlan(sheet.rows, tours.api.preview, tours.queryKey);
  const notesFor = useNotes(sheet.rows, plan);
  const conflict = useConflicts();
  const saving = useSave({ tours, stored, facts, sheet, onConflicts: conflict.ask });
  const writes = useWrites({ sheet, rows, columns, selection });
  const changed = changesIn(sheet);
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
  };
};

type SheetView = ReturnType<typeof useToursSheet>;

type SheetPanelProps = Readonly<{ view: SheetView; market: Market; site: string | null }>;

const SheetPanel = ({ view, market, site }: SheetPanelProps) => {
  const { sheet, rows, columns, plan, changed, notesFor, setChosen, saving } = view;
  return (
    <ToursPanel
      market={market}
      site={site}
      plan={plan}
      changeCount={changeCount(changed)}
      rowCount={changed.length}
      errors={errorsOf({
        changed: changed,
        rows,
        columns,
        notesFor,
        onSelect: setChosen,
      })}
      saveCount={saving.count}
      isSaving={saving.isSaving}
      onSave={saving.save}
      onDiscard={() => sheet.drop(new Set(changed.map(({ key }) => key)))}
    />
  );
};

/** The departures of a travel as a spreadsheet, with what a save would do beside it. */
export const ToursSheet = (props: ToursSheetProps) => {
  const { travelId, site, tours, facts } = props;
  const navigate = useNavigate();
  const [question, setQuestion] = useState<ManyQuestion | null>(null);
  const view = useToursSheet(props);
  const { sheet, columns, rows, selection, setChosen, notesFor, saving, writes } = view;
  return (
    <div className="tours-screen">
      <SheetTop
        sheet={sheet}
        name={tours.name ?? ""}
        onSave={saving.save}
        travelId={travelId}
        onAdd={() => setQuestion("series")}
      />
      <div className="tours-body">
        <div className="tours-main">
          <SheetTools
            rows={sheet.rows}
            settings={view.settings}
            onPaste={writes.openPaste}
            onReprice={() => setQuestion("reprice")}
            onShift={() => setQuestion("shift")}
          />
          <Grid
            label="Departures"
            rows={rows}
            columns={columns}
            facts={facts}
            selection={selection}
            onSelect={setChosen}
            onWrite={writes.write}
            onPaste={writes.paste}
            onOpen={({ key }) => void navigate(`/travels/${travelId}/tours/${key}`)}
            notesOf={notesFor}
            facesOf={() => noFaces}
            onUndoCell={(row, column) => sheet.clearCell(row.key, column)}
          />
          <GridFoot rows={rows} columns={columns} selection={selection} facts={facts} />
        </div>
        {view.changed.length > 0 && <SheetPanel view={view} market={facts.market} site={site} />}
      </div>
      <SheetDialogs
        sheet={sheet}
        writes={writes}
        conflict={view.conflict}
        hasChanges={view.changed.length > 0}
      />
      {question && (
        <Suspense>
          <ManyDialogs
            question={question}
            sheet={sheet}
            rows={rowsIn(rows, selection)}
            facts={facts}
            site={site}
            api={tours.api}
            onAdded={() => saving.refresh(new Set())}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
