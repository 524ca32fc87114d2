import type { BulkAction } from "#features/bulk-actions/contract.ts";
import {
  type BulkContext,
  type BulkResult,
  refusedResult,
  staleResult,
} from "#features/bulk-actions/store.ts";
import type { Tour } from "../contract.ts";
import { isRefused, isUnchanged, type TourToSave } from "../save/plan-tours.ts";
import { type SavedRow, saveTours } from "../save/save-tours.ts";
import { changedPart, shownValue } from "./tour-changes.ts";

const toResult = (
  id: string,
  { planned, tour }: SavedRow,
  stored: Tour | undefined,
  action: BulkAction,
): BulkResult => {
  if (planned.isStale) return staleResult(id, stored ? shownValue(stored, action) : null);
  const { row, errors } = planned;
  if (isRefused(planned) || !row?.before || !tour)
    return refusedResult(id, errors.map(({ message }) => message).join(" "));
  const isSame = isUnchanged(row);
  return {
    id,
    outcome: isSame ? "unchanged" : "changed",
    reason: null,
    from: shownValue(row.before, action),
    to: shownValue(tour, action),
    before: isSame ? null : changedPart(row.before, action),
    after: isSame ? null : changedPart(tour, action),
  };
};

/** Saves departures as every save does. @returns by the departure's id */
export const saveRows = async (
  context: BulkContext,
  action: BulkAction,
  items: readonly TourToSave[],
  stored: ReadonlyMap<string, Tour>,
): Promise<ReadonlyMap<string, BulkResult>> => {
  if (items.length === 0) return new Map();
  const { rows } = await saveTours(context, items);
  return new Map(
    items.flatMap(({ id }, index) => {
      const saved = rows[index];
      return id && saved ? [[id, toResult(id, saved, stored.get(id), action)] as const] : [];
    }),
  );
};
