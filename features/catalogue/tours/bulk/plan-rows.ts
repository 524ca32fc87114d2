import type { BulkAction } from "#features/catalogue/bulk-actions/contract.ts";
import {
  type BulkPlanned,
  type BulkTarget,
  goneRow,
} from "#features/catalogue/bulk-actions/store.ts";
import { toDraft } from "../save/row-rules.ts";
import { isRefused, isUnchanged, type PlannedRow, type TourToSave } from "../save/plan-tours.ts";
import type { NamedTour } from "./read-tours.ts";
import {
  changeDraft,
  type LeaderNames,
  leftOutReason,
  notesOn,
  shownValue,
  warningsOf,
} from "./tour-changes.ts";

export type BulkScene = Readonly<{
  action: BulkAction;
  found: ReadonlyMap<string, NamedTour>;
  leaders: LeaderNames;
  today: string;
}>;

/** The departures to save, without those that are gone or left out. */
export const itemsOf = (
  targets: readonly BulkTarget[],
  { action, found, today }: BulkScene,
): readonly TourToSave[] =>
  targets.flatMap(({ id, version }) => {
    const tour = found.get(id)?.tour;
    if (!tour || leftOutReason(tour, action, today) !== null) return [];
    // Made from what was read here, so that it never replaces what is saved between.
    const read = version ?? tour.version;
    return [
      { id, version: read, travelId: null, draft: changeDraft(toDraft(tour), action, today) },
    ];
  });

const refusalOf = (planned: PlannedRow | undefined): string | null =>
  planned && isRefused(planned) ? planned.errors.map(({ message }) => message).join(" ") : null;

const changeOf = (planned: PlannedRow | undefined): Pick<BulkPlanned, "outcome"> => ({
  outcome: planned?.row && isUnchanged(planned.row) ? "none" : "change",
});

/** @param planned undefined for an action that saves nothing, and for a row that is left out */
export const toPlannedRow = (
  { id }: BulkTarget,
  planned: PlannedRow | undefined,
  { action, found, leaders, today }: BulkScene,
): BulkPlanned => {
  const named = found.get(id);
  if (!named) return goneRow(id);
  const { tour, name } = named;
  const after = planned?.row?.after ?? null;
  const reason = leftOutReason(tour, action, today) ?? refusalOf(planned);
  const { outcome } = reason === null ? changeOf(planned) : { outcome: "refuse" as const };
  const warnings = warningsOf(planned?.warnings ?? [], action);
  return {
    id,
    name,
    detail: tour.code,
    day: tour.departureDate,
    group: tour.travelId,
    version: tour.version,
    status: tour.status,
    isStale: planned?.isStale ?? false,
    outcome,
    from: shownValue(tour, action, leaders),
    to: after && shownValue(after, action, leaders),
    notes: outcome === "change" && after ? [...notesOn(tour, after, today), ...warnings] : [],
    reason,
  };
};
