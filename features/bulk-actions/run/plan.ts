import { lastWriters } from "#features/audit/store.ts";
import { editorsOf } from "#platform/server/presence/presence-store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type BulkFacts, type BulkRequest, maxBulkRows } from "../contract.ts";
import {
  type BulkContext,
  type BulkKind,
  type BulkKinds,
  type BulkPlanned,
  savedBy,
} from "../store.ts";

export type PlannedBulk = Readonly<{ rows: readonly BulkPlanned[]; facts: BulkFacts }>;

const refuse = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

const targetsOf = async (bulk: BulkKind, context: BulkContext, { rows, filter }: BulkRequest) => {
  const found = rows ?? (await bulk.find(context, filter, maxBulkRows + 1));
  if (found.length > maxBulkRows)
    refuse("filter", `At most ${maxBulkRows} at once. Narrow down which ones.`);
  const ids = new Set(found.map(({ id }) => id));
  if (ids.size < found.length) refuse("rows", "One of them is there twice.");
  return found.map((row) => ({ ...row, isConfirmed: false }));
};

/** Says of rows that others have saved who that was. */
const withWriters = async (
  { db, market }: BulkContext,
  { subject }: BulkKind,
  rows: readonly BulkPlanned[],
): Promise<readonly BulkPlanned[]> => {
  const stale = rows.filter(({ isStale }) => isStale).map(({ id }) => id);
  const writers = await lastWriters(db, { market, subject }, stale);
  return rows.map((row) => (row.isStale ? { ...row, reason: savedBy(writers.get(row.id)) } : row));
};

/**
 * What a bulk action would do, from the functions that write it; nothing is written. Records that
 * somebody edits just now are left out.
 * @throws Problem 422
 */
export const planBulk = async (
  kinds: BulkKinds,
  context: BulkContext,
  request: BulkRequest,
  now: Date,
): Promise<PlannedBulk> => {
  const { db, market, actor } = context;
  const { kind, action } = request;
  const bulk = kinds[kind];
  if (!bulk.can(action)) refuse("action", "This cannot be done with these.");
  if (action.type === "dates" && action.days === 0) refuse("action.days", "Move by a day or more.");
  if (request.filter.chosen && request.rows === null) refuse("rows", "Name the chosen ones.");
  const targets = await targetsOf(bulk, context, request);
  const editors = await editorsOf(db, { market, subject: bulk.subject, now }, actor);
  const isFree = ({ id }: Readonly<{ id: string }>) => !editors.has(id);
  const plan = await bulk.plan(context, action, targets.filter(isFree));
  const edited = await bulk.plan(
    context,
    action,
    targets.filter((target) => !isFree(target)),
  );
  const planned = new Map([...plan.rows, ...edited.rows].map((row) => [row.id, row]));
  const rows = targets.flatMap(({ id }): BulkPlanned[] => {
    const row = planned.get(id);
    const editor = editors.get(id);
    if (!row) return [];
    if (editor === undefined) return [row];
    return [{ ...row, outcome: "refuse", notes: [], reason: `${editor} edits it.` }];
  });
  return {
    facts: plan.facts,
    rows: await withWriters(context, bulk, rows),
  };
};
