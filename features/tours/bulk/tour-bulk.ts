import { isDeepStrictEqual } from "node:util";
import {
  type BulkContext,
  type BulkKind,
  type BulkResult,
  type BulkTarget,
  type BulkUndo,
  goneRow,
  noFacts,
  refusedResult,
  staleResult,
} from "#features/bulk-actions/store.ts";
import type { BulkAction } from "#features/bulk-actions/contract.ts";
import { tourDraftSchema } from "../contract.ts";
import { toDraft } from "../planning/many.ts";
import { planTours } from "../save/plan-tours.ts";
import { reportOf } from "../save/report.ts";
import { itemsOf, toPlannedRow } from "./plan-rows.ts";
import { purgeTours } from "./purge-tours.ts";
import { findTourVersions, namedTours, type NamedTour } from "./read-tours.ts";
import { saveRows } from "./save-rows.ts";
import { changedPart, leftOutReason, shownValue } from "./tour-changes.ts";
import { tourFacts } from "./tour-facts.ts";

const idsOf = (rows: readonly Readonly<{ id: string }>[]) => rows.map(({ id }) => id);

const toursIn = (found: ReadonlyMap<string, NamedTour>) =>
  new Map([...found].map(([id, { tour }]) => [id, tour]));

const plan: BulkKind["plan"] = async (context, action, targets) => {
  const { db, market, today } = context;
  const found = await namedTours(context, idsOf(targets));
  const scene = { action, found, today };
  if (action.type === "purge")
    return {
      rows: targets.map((target) => toPlannedRow(target, undefined, scene)),
      facts: noFacts,
    };
  const items = itemsOf(targets, scene);
  const planned = await planTours({ db, market, today, isLocked: false }, items);
  const byId = new Map(items.map(({ id }, index) => [id, planned.rows[index]]));
  return {
    rows: targets.map((target) => toPlannedRow(target, byId.get(target.id), scene)),
    facts: tourFacts(await reportOf(planned, { market, today }), toursIn(found)),
  };
};

const write = async (
  context: BulkContext,
  action: BulkAction,
  targets: readonly BulkTarget[],
): Promise<readonly BulkResult[]> => {
  if (action.type === "purge") return purgeTours(context, targets);
  const { today } = context;
  const found = await namedTours(context, idsOf(targets));
  const items = itemsOf(targets, { action, found, today });
  const saved = await saveRows(context, action, items, toursIn(found));
  return targets.map(({ id }) => {
    const named = found.get(id);
    const reason = named ? leftOutReason(named.tour, action, today) : goneRow(id).reason;
    return saved.get(id) ?? refusedResult(id, reason);
  });
};

const changedFields = tourDraftSchema.partial();

/** Whether a departure's changed fields are still as the action left them. */
const isAsLeft = ({ tour }: NamedTour, action: BulkAction, after: object): boolean =>
  isDeepStrictEqual(changedPart(tour, action), after);

const undo = async (
  context: BulkContext,
  action: BulkAction,
  rows: readonly BulkUndo[],
): Promise<readonly BulkResult[]> => {
  const found = await namedTours(context, idsOf(rows));
  const items = rows.flatMap(({ id, before, after }) => {
    const named = found.get(id);
    if (!named || !isAsLeft(named, action, after)) return [];
    const draft = { ...toDraft(named.tour), ...changedFields.parse(before) };
    return [{ id, version: named.tour.version, travelId: null, draft }];
  });
  const saved = await saveRows(context, action, items, toursIn(found));
  return rows.map(({ id }) => {
    const named = found.get(id);
    if (!named) return refusedResult(id, goneRow(id).reason);
    return saved.get(id) ?? staleResult(id, shownValue(named.tour, action));
  });
};

/** Departures: all five actions. A batch names fewer travels than a notification can. */
export const tourBulk: BulkKind = {
  subject: "tour",
  batchSize: 40,
  can: () => true,
  find: findTourVersions,
  plan,
  write,
  undo,
};
