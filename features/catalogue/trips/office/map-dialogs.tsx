import { lazy, Suspense } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";

import { tripRecordSchema } from "#features/catalogue/trips/contract.ts";
import type { DraftStore } from "./draft/draft-store.ts";
import { toMergeable } from "./draft/merge-trips.ts";
import { inputOf, tripsPath } from "./draft/trip-api.ts";
import type { useSaving } from "./draft/use-saving.ts";
import type { TripEditing } from "./use-trip-editing.ts";

const CompareDialog = lazy(() => import("#design/office/record/compare-dialog.tsx"));
const HistoryTabs = lazy(() => import("#design/office/record/history/history-tabs.tsx"));

const labels: FieldSchema = {
  properties: {
    code: { description: "Code" },
    countries: { description: "Countries" },
    continent: { description: "Continent" },
    stops: { description: "Stops" },
    places: { description: "Places" },
    route: { description: "Route" },
    airport: { description: "Airport" },
    posterId: { description: "Poster" },
    wideId: { description: "Wide picture" },
  },
};

export type MapDialogsProps = Readonly<{
  country: string;
  isAdmin: boolean;
  store: DraftStore;
  editing: TripEditing;
  saving: ReturnType<typeof useSaving>;
  guard: ReturnType<typeof useLeaveGuard>;
  isHistoryOpen: boolean;
  onCloseHistory: () => void;
}>;

const History = (props: MapDialogsProps) => {
  const { country, isAdmin, store, editing, onCloseHistory } = props;
  const { id } = store.getState().stored.body;
  return (
    <OfficeDialog title="Versions of the trip" size="wide" onClose={onCloseHistory}>
      <div className="office-dialog-scroll">
        <Suspense fallback={<p role="status">Loading …</p>}>
          <HistoryTabs
            one="trip"
            path={`${tripsPath(country)}/${id}`}
            schema={labels}
            values={JSON.parse(JSON.stringify(editing.trip))}
            isDirty={editing.isDirty}
            onRestored={(answer) => {
              store.adopt({ ...answer, body: tripRecordSchema.parse(answer.body) }, null);
              onCloseHistory();
            }}
            audit={isAdmin && <RecordHistory country={country} entity="trip" entityId={id} />}
          />
        </Suspense>
      </div>
    </OfficeDialog>
  );
};

/** What opens above the map. */
export const MapDialogs = (props: MapDialogsProps) => {
  const { saving, guard, isHistoryOpen } = props;
  const { conflict, resolve, leaveConflict } = saving;
  return (
    <>
      {isHistoryOpen && <History {...props} />}
      {conflict && (
        <Suspense>
          <CompareDialog
            one="trip"
            schema={labels}
            base={toMergeable(conflict.base)}
            mine={toMergeable(conflict.mine)}
            theirs={toMergeable(inputOf(conflict.theirs.body))}
            onResolve={resolve}
            onCancel={leaveConflict}
          />
        </Suspense>
      )}
      {guard.state === "blocked" && (
        <ConfirmDialog
          title="Leave the map?"
          text="What is not saved stays on this device, and is offered when you come back."
          cancelLabel="Stay here"
          confirmLabel="Leave"
          onConfirm={() => guard.proceed()}
          onCancel={() => guard.reset()}
        />
      )}
    </>
  );
};
