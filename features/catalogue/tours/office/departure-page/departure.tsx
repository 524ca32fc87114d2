import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Note } from "#design/office/screen/note.tsx";
import { formatDate } from "#markets/format.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { ColumnId } from "../grid/sheet/column.ts";
import { allColumns } from "../grid/sheet/columns.ts";
import { type Edits, isAdded, noEdits, type SheetRow } from "../grid/sheet/rows.ts";
import { SheetDraftNote } from "../draft/sheet-draft-note.tsx";
import { useDepartureTools } from "../history/use-departure-tools.tsx";
import { SheetDialogs } from "../sheet-screen/sheet-dialogs.tsx";
import { SheetPanel } from "../sheet-screen/sheet-panel.tsx";
import { SheetTop } from "../sheet-screen/sheet-top.tsx";
import type { Tours } from "../sheet-screen/use-tours.ts";
import { type ToursSheetProps, useToursSheet } from "../sheet-screen/use-tours-sheet.ts";
import { AnswerSection } from "../answers/answer-section.tsx";
import { DecisionSection } from "../departure/decision-section.tsx";
import { DepartureFields } from "../departure/departure-fields.tsx";
import type { UnsavedPeople } from "../people/people-form.tsx";
import { PassengersSection } from "../people/passengers-section.tsx";
import { Suggestion } from "../departure/suggestion.tsx";
import { usePublishing } from "../departure/use-publishing.tsx";

export type DepartureProps = ToursSheetProps &
  Readonly<{
    country: string;
    /** `new` for one that is being made. */
    tourId: string;
    newDeparture: (tours: Tours) => Edits;
  }>;

/** Its page on the site; null while it has none. */
const publicUrlOf = (tour: ListedTour, site: string | null): string | null =>
  site !== null && tour.isPublished && tour.travel.isPublished && !tour.isPast
    ? `${site}${tour.path}`
    : null;

const Health = ({ row, site }: Readonly<{ row: SheetRow; site: string | null }>) => {
  const tour = row.stored;
  if (!tour) return null;
  const publicUrl = publicUrlOf(tour, site);
  return (
    <>
      <p className="departure-site">
        <Link to={`/travels/${tour.travel.id}/tours/${tour.id}/preview`}>Preview</Link>
        <Link to={`/travels/${tour.travel.id}/tours/${tour.id}/requests`}>Requests</Link>
        {publicUrl !== null && (
          <Link to={publicUrl} target="_blank">
            Open on the site
          </Link>
        )}
      </p>
      {tour.health
        .filter(({ kind }) => kind !== "status")
        .map(({ level, text }) => (
          <Note key={text} kind={level === "lake" ? "information" : "warning"} title={text} />
        ))}
    </>
  );
};

const titleOf = (row: SheetRow | undefined): string =>
  !row || isAdded(row) ? "New departure" : `Departure of ${formatDate(row.draft.departureDate)}`;

/** Saving and leaving reach the people too, whose draft is apart from the departure's. */
const useUnsavedPeople = () => {
  const [hasChanges, setChanged] = useState(false);
  const latest = useRef<UnsavedPeople | null>(null);
  const [calls] = useState(() => ({
    onUnsaved: (unsaved: UnsavedPeople | null) => {
      latest.current = unsaved;
      setChanged(unsaved !== null);
    },
    save: () => latest.current?.save(),
    forget: () => void latest.current?.forget(),
  }));
  return { ...calls, hasChanges };
};

type WrittenProps = Pick<DepartureProps, "country" | "facts" | "site"> &
  Readonly<{ row: SheetRow; view: ReturnType<typeof useToursSheet> }>;

/** What is wrong with the departure, what it could be next, its fields, and who is asked to lead it. */
const Written = ({ country, row, view, facts, site }: WrittenProps) => {
  const { sheet, plan, notesFor, saving } = view;
  const { stored } = row;
  const refresh = () => void saving.refresh(new Set());
  const write = (column: ColumnId, text: string, isTyped = false) =>
    sheet.write(
      [{ key: row.key, column, entry: { text, line: null } }],
      isTyped ? `typed ${row.key} ${column}` : null,
    );
  return (
    <>
      <Health row={row} site={site} />
      {stored && <DecisionSection country={country} tour={stored} onChanged={refresh} />}
      <Suggestion
        suggestion={plan.resultOf(row.key)?.suggestion ?? stored?.suggestion ?? null}
        onTake={(status) => write("status", status)}
      />
      <fieldset className="departure-whole" disabled={Boolean(stored?.cancellation)}>
        <DepartureFields
          row={row}
          columns={allColumns}
          facts={facts}
          notes={notesFor(row)}
          onWrite={write}
          onUndo={(column) => sheet.clearCell(row.key, column)}
        />
      </fieldset>
      {stored && (
        <AnswerSection
          key={`${stored.id} ${stored.version}`}
          country={country}
          tour={stored}
          facts={facts}
          onChanged={refresh}
        />
      )}
    </>
  );
};

/** One departure with all its fields and its people. */
export const Departure = (props: DepartureProps) => {
  const { country, travelId, tourId, site, tours, facts } = props;
  const navigate = useNavigate();
  const [first] = useState(() => (tourId === "new" ? props.newDeparture(tours) : noEdits));
  const view = useToursSheet(props, tourId, first);
  const { sheet, saving } = view;
  const row = sheet.rows.find((each) => (tourId === "new" ? isAdded(each) : each.key === tourId));
  const people = useUnsavedPeople();
  /** One after the other: both writes have the version of the departure. */
  const saveAll = async () => {
    if (await saving.saveAndWait()) people.save();
  };
  const hasEdits = view.changed.length > 0;
  const refresh = () => void saving.refresh(new Set());
  const publicUrl = row?.stored ? publicUrlOf(row.stored, site) : null;
  const save = () => void saveAll();
  const publishing = usePublishing({
    ...props,
    sheet,
    row,
    isChanged: hasEdits,
    save,
    onRun: refresh,
  });
  const isDone = tourId === "new" && !row;
  useEffect(() => {
    if (isDone) void navigate(`/travels/${travelId}/tours`, { replace: true });
  }, [isDone, navigate, travelId]);
  const tools = useDepartureTools({
    stored: row?.stored ?? null,
    publicUrl,
    facts,
    site,
    preview: tours.api.preview,
    isDirty: hasEdits,
    onRestored: refresh,
  });
  return (
    <div className="tours-screen">
      <SheetTop
        title={titleOf(row)}
        sheet={sheet}
        name={tours.name ?? ""}
        travelId={travelId}
        onSave={save}
        onAdd={null}
        onHistory={tools.showHistory}
        tag={publishing.tag}
        actions={row?.stored?.cancellation ? null : publishing.menu}
      />
      <div className="tours-body">
        <div className="tours-main departure-main">
          <SheetDraftNote journal={view.journal} hasChanges={hasEdits} onDiscard={view.discard} />
          {row && <Written country={country} row={row} view={view} facts={facts} site={site} />}
          {row?.stored && (
            <PassengersSection
              country={country}
              tourId={row.stored.id}
              publicUrl={publicUrl}
              onSaved={() => saving.refresh(new Set())}
              onUnsaved={people.onUnsaved}
            />
          )}
        </div>
        {hasEdits && <SheetPanel view={view} market={facts.market} site={site} />}
      </div>
      {tools.dialogs}
      <SheetDialogs
        sheet={sheet}
        writes={view.writes}
        conflict={view.conflict}
        hasChanges={(hasEdits || people.hasChanges) && !isDone}
        onLeave={() => {
          void view.journal.discard();
          people.forget();
        }}
      />
    </div>
  );
};
