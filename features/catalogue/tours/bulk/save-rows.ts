import type { BulkAction } from "#features/catalogue/bulk-actions/contract.ts";
import {
  type BulkContext,
  type BulkResult,
  refusedResult,
  staleResult,
} from "#features/catalogue/bulk-actions/store.ts";
import { isRefused, isUnchanged, type TourToSave } from "../save/plan-tours.ts";
import { type SavedRow, saveTours, type TourContext } from "../save/save-tours.ts";
import type { NamedTour } from "./read-tours.ts";
import { changedPart, type LeaderNames, shownValue } from "./tour-changes.ts";

type SaveScene = Readonly<{
  action: BulkAction;
  /** As they were read, by id. */
  found: ReadonlyMap<string, NamedTour>;
  leaders: LeaderNames;
}>;

const toResult = (
  id: string,
  { planned, tour }: SavedRow,
  { action, found, leaders }: SaveScene,
): BulkResult => {
  const stored = found.get(id)?.tour;
  if (planned.isStale) return staleResult(id, stored ? shownValue(stored, action, leaders) : null);
  const { row, errors } = planned;
  if (isRefused(planned) || !row?.before || !tour)
    return refusedResult(id, errors.map(({ message }) => message).join(" "));
  const isSame = isUnchanged(row);
  return {
    id,
    outcome: isSame ? "unchanged" : "changed",
    reason: null,
    from: shownValue(row.before, action, leaders),
    to: shownValue(tour, action, leaders),
    before: isSame ? null : changedPart(row.before, action),
    after: isSame ? null : changedPart(tour, action),
  };
};

/** Saves departures as every save does. @returns by the departure's id */
export const saveRows = async (
  context: BulkContext & Pick<TourContext, "asking" | "takesBack">,
  items: readonly TourToSave[],
  scene: SaveScene,
): Promise<ReadonlyMap<string, BulkResult>> => {
  if (items.length === 0) return new Map();
  const { rows } = await saveTours(context, items);
  return new Map(
    items.flatMap(({ id }, index) => {
      const saved = rows[index];
      return id && saved ? [[id, toResult(id, saved, scene)] as const] : [];
    }),
  );
};
