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
} from "#features/catalogue/bulk-actions/store.ts";
import type { BulkAction } from "#features/catalogue/bulk-actions/contract.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { tourDraftSchema } from "../contract.ts";
import { toDraft } from "../save/row-rules.ts";
import type { Asking } from "../handed-in/asking.ts";
import { mailQuestionsOfRun } from "../questions/mail-questions.ts";
import { type PlannedRow, planTours } from "../save/plan-tours.ts";
import { itemsOf, toPlannedRow } from "./plan-rows.ts";
import { purgeTours } from "./purge-tours.ts";
import { findTourVersions, leaderNames, namedTours, type NamedTour } from "./read-tours.ts";
import { saveRows } from "./save-rows.ts";
import { changedPart, leftOutReason, shownValue } from "./tour-changes.ts";
import { tourFacts } from "./tour-facts.ts";

const idsOf = (rows: readonly Readonly<{ id: string }>[]) => rows.map(({ id }) => id);

const toursIn = (found: ReadonlyMap<string, NamedTour>) =>
  new Map([...found].map(([id, { tour }]) => [id, tour]));

/** So few that other work of the process has its turn between. */
const sliceSize = 250;

const slicesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / sliceSize) }, (_, index) =>
    items.slice(index * sliceSize, (index + 1) * sliceSize),
  );

const plan: BulkKind["plan"] = async (context, action, targets, keep) => {
  const { db, market, today } = context;
  const slices = slicesOf(targets);
  const found = new Map<string, NamedTour>();
  for (const slice of slices)
    for (const [id, named] of await namedTours(context, idsOf(slice))) found.set(id, named);
  const leaders = await leaderNames(context, action, found);
  const scene = { action, found, leaders, today };
  const keepAll = async (plannedOf: (id: string) => PlannedRow | undefined) => {
    for (const slice of slices)
      await keep(slice.map((target) => toPlannedRow(target, plannedOf(target.id), scene)));
  };
  if (action.type === "purge") {
    await keepAll(() => undefined);
    return noFacts;
  }
  // All of them together: departures move onto the days that others leave.
  const items = (await mapInSlices(slices, (slice) => itemsOf(slice, scene), 1)).flat();
  const planned = await planTours({ db, market, today, isLocked: false }, items);
  const byId = new Map(items.map(({ id }, index) => [id, planned.rows[index]]));
  await keepAll((id) => byId.get(id));
  return tourFacts(planned, { market, today }, toursIn(found));
};

type AskingContext = BulkContext & Readonly<{ asking: Asking }>;

const write = async (
  context: AskingContext,
  action: BulkAction,
  targets: readonly BulkTarget[],
): Promise<readonly BulkResult[]> => {
  if (action.type === "purge") return purgeTours(context, targets);
  const { today } = context;
  const found = await namedTours(context, idsOf(targets));
  const leaders = await leaderNames(context, action, found);
  const scene = { action, found, leaders, today };
  const saved = await saveRows(context, itemsOf(targets, scene), scene);
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
  context: AskingContext,
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
  const leaders = await leaderNames(context, action, found);
  const ofUndo = { ...context, takesBack: "bulk change" } as const;
  const saved = await saveRows(ofUndo, items, { action, found, leaders });
  return rows.map(({ id }) => {
    const named = found.get(id);
    if (!named) return refusedResult(id, goneRow(id).reason);
    return saved.get(id) ?? staleResult(id, shownValue(named.tour, action, leaders));
  });
};

/** Departures: all six actions. A batch names fewer travels than a notification can. */
export const tourBulk = (asking: Asking): BulkKind => ({
  subject: "tour",
  batchSize: 40,
  can: () => true,
  find: findTourVersions,
  plan,
  write: (context, ...rows) => write({ ...context, asking }, ...rows),
  undo: (context, ...rows) => undo({ ...context, asking }, ...rows),
  end: ({ db, market }, runId) => mailQuestionsOfRun(db, { market, asking }, runId),
});
