import { lazy, Suspense, useState } from "react";
import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { NarrowSheet } from "./narrow-sheet.tsx";
import { areaOf, at, type Selection } from "../grid/selection.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { Grid, type RowEditors } from "../grid/view/grid.tsx";
import { LeaderEditor } from "../leaders/leader-editor.tsx";
import type { ManyQuestion } from "../many/many-dialogs.tsx";
import { SheetDraftNote } from "../draft/sheet-draft-note.tsx";
import { useAddedRows } from "../series/use-added-rows.ts";
import { useFaces } from "../presence/use-faces.ts";
import { GridFoot } from "./grid-foot.tsx";
import { SheetDialogs } from "./sheet-dialogs.tsx";
import { SheetPanel } from "./sheet-panel.tsx";
import { SheetTools } from "./sheet-tools.tsx";
import { SheetTop } from "./sheet-top.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";
import { type SheetView, type ToursSheetProps, useToursSheet } from "./use-tours-sheet.ts";

const ManyDialogs = lazy(() => import("../many/many-dialogs.tsx"));

const noNotes = {};

const editors: RowEditors = { coordinator: LeaderEditor };

const rowsIn = (rows: readonly SheetRow[], selection: Selection): readonly SheetRow[] => {
  const { top, bottom } = areaOf(selection);
  return rows.slice(top, bottom + 1);
};

type SheetBodyProps = Readonly<{
  view: SheetView;
  facts: SheetFacts;
  travelId: string;
  /** Keys of rows that stand out. */
  marked: ReadonlySet<string>;
}>;

const SheetBody = ({ view, facts, travelId, marked }: SheetBodyProps) => {
  const { sheet, rows, columns, selection, setChosen, notesFor, writes } = view;
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const { row: index } = selection.head;
  const row = rows[index];
  const facesOf = useFaces(
    facts.market.apiCountry,
    row,
    columns[selection.head.column]?.id ?? null,
  );
  if (rows.length === 0)
    return (
      <EmptyState title="No departure matches" text="Fewer filters find more of them.">
        <Button variant="default" onClick={() => void navigate({ search: "" })}>
          Remove the filters
        </Button>
      </EmptyState>
    );
  if (isNarrow)
    return (
      <NarrowSheet
        travelId={travelId}
        rows={rows}
        index={index}
        columns={columns}
        facts={facts}
        notes={row ? notesFor(row) : noNotes}
        onIndex={(next) => setChosen(at({ row: next, column: 0 }))}
        onWrite={(column, text, isTyped) =>
          row &&
          sheet.write(
            [{ key: row.key, column, entry: { text, line: null } }],
            isTyped ? `typed ${row.key} ${column}` : null,
          )
        }
        onUndo={(column) => row && sheet.clearCell(row.key, column)}
      />
    );
  return (
    <Grid
      label="Departures"
      rows={rows}
      columns={columns}
      facts={facts}
      marked={marked}
      selection={selection}
      onSelect={setChosen}
      onWrite={writes.write}
      onPaste={writes.paste}
      onOpen={({ key }) => void navigate(`/travels/${travelId}/tours/${key}`)}
      notesOf={notesFor}
      facesOf={facesOf}
      editors={editors}
      onUndoCell={(row, column) => sheet.clearCell(row.key, column)}
    />
  );
};

/** The departures of a travel as a spreadsheet, with what a save would do beside it. */
export const ToursSheet = (props: ToursSheetProps) => {
  const { travelId, site, tours, facts } = props;
  const [question, setQuestion] = useState<ManyQuestion | null>(null);
  const view = useToursSheet(props);
  const { sheet, columns, rows, selection, saving, writes } = view;
  const { added, add } = useAddedRows({ all: sheet.rows, shown: rows, onSelect: view.setChosen });
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
            today={facts.today}
            settings={view.settings}
            onPaste={writes.openPaste}
            onReprice={() => setQuestion("reprice")}
            onShift={() => setQuestion("shift")}
          />
          <SheetDraftNote
            journal={view.journal}
            hasChanges={view.changed.length > 0}
            onDiscard={view.discard}
          />
          <SheetBody view={view} facts={facts} travelId={travelId} marked={added} />
          <GridFoot rows={rows} columns={columns} selection={selection} facts={facts} />
        </div>
        {view.changed.length > 0 && <SheetPanel view={view} market={facts.market} site={site} />}
      </div>
      <SheetDialogs
        sheet={sheet}
        writes={writes}
        conflict={view.conflict}
        hasChanges={view.changed.length > 0}
        onLeave={() => void view.journal.discard()}
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
            onAdded={async (ids) => {
              await saving.refresh(new Set());
              add(ids);
            }}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
