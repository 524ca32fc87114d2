import { RecoveryNote } from "#design/office/journal/recovery-note.tsx";
import { usePresence } from "#design/office/presence/use-presence.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { DraftStore } from "./draft/draft-store.ts";
import { tripsPath } from "./draft/trip-api.ts";
import type { useSaving } from "./draft/use-saving.ts";
import { useTripJournal } from "./draft/use-trip-journal.ts";
import type { TravelMapProps } from "./map-props.ts";
import { MapTop } from "./map-top.tsx";
import { StatusLine } from "./status-line.tsx";
import type { TripEditing } from "./use-trip-editing.ts";

/** Who else has the trip open, and at which of its stops. */
const useOthers = (country: string, id: string, editing: TripEditing) => {
  const { trip, chosen, choose, nameOf, isDirty } = editing;
  const stop = trip.stops[chosen];
  const { others } = usePresence({
    path: `${tripsPath(country)}/${id}`,
    focus: stop ? `stops.${stop.key}` : null,
    hasTyped: isDirty,
  });
  const placeOf = (focus: string) => trip.stops.findIndex(({ key }) => focus === `stops.${key}`);
  return {
    others,
    nameOfFocus: (focus: string) => {
      const found = trip.stops[placeOf(focus)];
      return found ? nameOf(found) : null;
    },
    onOpenFocus: (focus: string) => placeOf(focus) >= 0 && choose(placeOf(focus)),
  };
};

export type MapHeadProps = TravelMapProps &
  Readonly<{
    store: DraftStore;
    editing: TripEditing;
    saving: ReturnType<typeof useSaving>;
    /** Why nothing can be saved. */
    lockReason: string | undefined;
    onSave: () => void;
    onHistory: () => void;
  }>;

/** The bars above the map: whose it is, what is unsaved, and the parts of the travel. */
export const MapHead = (props: MapHeadProps) => {
  const { country, site, travel, tabs, publishing, store, editing, saving, lockReason } = props;
  const journal = useTripJournal(store, travel.tripId);
  const others = useOthers(country, travel.tripId, editing);
  const { unsavedEdits, restoredAt } = journal;
  return (
    <>
      <MapTop
        store={store}
        travel={travel}
        site={site}
        publishing={publishing}
        {...others}
        onHistory={props.onHistory}
        lockReason={lockReason}
        isBusy={saving.isBusy}
        onSave={props.onSave}
      />
      <StatusLine editing={editing} isPersisted={journal.isPersisted} problem={saving.problem} />
      {tabs}
      <p className="sr-only" role="status">
        {editing.announcement}
      </p>
      {unsavedEdits && (
        <RecoveryNote
          entry={unsavedEdits.entry}
          onRestore={() => {
            store.restore(unsavedEdits.edited, unsavedEdits.stored);
            void journal.dismiss();
          }}
          onDiscard={() => void journal.dismiss()}
        >
          The route of this trip
        </RecoveryNote>
      )}
      {restoredAt !== null && editing.isDirty && (
        <Note kind="information" title="What you had done is back.">
          {"It is not saved yet. "}
          <button type="button" className="plain-button" onClick={store.revert}>
            Discard it
          </button>
        </Note>
      )}
    </>
  );
};
