import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import { type Change, consequencesOf } from "../consequences/consequences.ts";
import type { PlanReport } from "../consequences-contract.ts";
import { absentTravel } from "../policy.ts";
import { suggestedStatus } from "../consequences/suggested-status.ts";
import {
  absencesOfRow,
  conflictsOfRow,
  otherGroupsOf,
  outcomeOf,
  type Row,
  rowsAtOnce,
} from "./cross-rules.ts";
import {
  isRefused,
  isUnchanged,
  type PlanContext,
  type PlannedRow,
  planTours,
  type TourPlan,
  type TourToSave,
} from "./plan-tours.ts";
import type { RowResult, TourRowInput } from "../save-contract.ts";
import { type SavedRow, saveTours, type TourContext } from "./save-tours.ts";

type Scene = Readonly<{ market: string; today: string }>;

const actionOf = (planned: PlannedRow): RowResult["action"] => {
  if (planned.row === null || isRefused(planned)) return "refuse";
  if (isUnchanged(planned.row)) return "none";
  return planned.row.before === null ? "create" : "update";
};

/** @param saved where the plan was carried out */
const resultOf = (planned: PlannedRow, today: string, saved?: SavedRow): RowResult => {
  const { row, id, isStale, errors, warnings } = planned;
  const stored = saved?.tour ?? row?.before ?? null;
  return {
    id: stored?.id ?? id,
    version: stored?.version ?? null,
    action: actionOf(planned),
    isStale,
    errors,
    warnings,
    suggestion: row && suggestedStatus(row.after, today),
  };
};

/** The rows of a plan that are written. */
export const changesOf = async ({ rows, surroundings }: TourPlan): Promise<readonly Change[]> => {
  const changed = await mapInSlices(rows, (planned): Row[] =>
    planned.row && !isRefused(planned) && !isUnchanged(planned.row) ? [planned.row] : [],
  );
  const written = changed.flat();
  const outcome = await outcomeOf(written, surroundings);
  const toChange = (row: Row): Change => ({
    row: row.index,
    id: row.before?.id ?? null,
    before: row.before,
    after: row.after,
    travel: row.travel,
    conflicts: conflictsOfRow(row, outcome),
    groups: otherGroupsOf(row, outcome),
    absences: absencesOfRow(row, outcome),
  });
  return mapInSlices(written, toChange, rowsAtOnce);
};

/** What a plan does, row by row and in all; with `saved` also what is stored now. */
const reportOf = async (
  plan: TourPlan,
  { market, today }: Scene,
  saved: readonly SavedRow[] = [],
): Promise<PlanReport> => ({
  rows: plan.rows.map((planned, index) => resultOf(planned, today, saved[index])),
  consequences: consequencesOf(await changesOf(plan), {
    market: marketById(market),
    today,
    tours: plan.surroundings.tours,
    leaders: plan.surroundings.leaders,
    refused: plan.rows.filter(isRefused).length,
  }),
});

const toItems = (rows: readonly TourRowInput[], travelId: string | null): readonly TourToSave[] =>
  rows.map(({ id, version, input }) => ({ id, version, travelId, draft: input }));

const requireTravel = ({ travels }: TourPlan, travelId: string | null): void => {
  if (travelId !== null && !travels.has(travelId)) throw new Problem(404, absentTravel);
};

/**
 * The report of a save that is not carried out.
 * @throws Problem 404 for an unknown travel
 */
export const previewItems = async (
  context: Omit<PlanContext, "isLocked">,
  items: readonly TourToSave[],
): Promise<PlanReport> =>
  reportOf(await planTours({ ...context, isLocked: false }, items), context);

/** Saves, and reports what was done. */
export const saveItems = async (
  context: TourContext,
  items: readonly TourToSave[],
  travelId: string | null = null,
): Promise<PlanReport> => {
  const { plan, rows } = await saveTours(context, items, (each) => requireTravel(each, travelId));
  return reportOf(plan, context, rows);
};

/**
 * @param travelId of new departures, and of all rows where it is given
 * @throws Problem 404 for an unknown travel
 */
export const previewReport = async (
  context: Omit<PlanContext, "isLocked">,
  rows: readonly TourRowInput[],
  travelId: string | null,
): Promise<PlanReport> => {
  const plan = await planTours({ ...context, isLocked: false }, toItems(rows, travelId));
  requireTravel(plan, travelId);
  return reportOf(plan, context);
};

/** Like `previewReport`, and carried out. */
export const savedReport = (
  context: TourContext,
  rows: readonly TourRowInput[],
  travelId: string | null,
): Promise<PlanReport> => saveItems(context, toItems(rows, travelId), travelId);
