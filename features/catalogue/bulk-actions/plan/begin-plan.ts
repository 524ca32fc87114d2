import { recordAudits } from "#features/records/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { actionText, countedRecords } from "../parts/action-words.ts";
import type { BulkAction, BulkKindName, BulkRequest } from "../contract.ts";
import { bulkPlanJob } from "../jobs.ts";
import { leaderName } from "../run/leader-name.ts";
import { insertRun } from "../run/runs.ts";
import type { BulkTarget } from "../store.ts";
import { insertTargets } from "./plan-rows.ts";

export type BeginContext = Readonly<{
  trx: Database;
  market: string;
  actor: string;
  send: SendJob;
  now: Date;
}>;

/** @throws Problem 422 for a moment that has passed */
export const assertToCome = (startsAt: string | null, now: Date): void => {
  if (startsAt === null || Date.parse(startsAt) > now.getTime()) return;
  const message = "This moment has passed. Choose a later one.";
  throw new Problem(422, message, { errors: [{ path: "startsAt", message }] });
};

type Begun = Readonly<{
  id: string;
  kind: BulkKindName;
  action: BulkAction;
  reason: string;
  startsAt: string | null;
  rows: number;
}>;

/** Tells the audit of a run that somebody has begun. */
export const auditRun = async (
  { trx, market, actor }: BeginContext,
  { id, kind, action, reason, startsAt, rows }: Begun,
): Promise<void> => {
  const leader = await leaderName(trx, market, action);
  const what = actionText(action, marketById(market), leader);
  await recordAudits(trx, [
    {
      actor,
      market,
      action: "create",
      subject: "bulk-action",
      subjectId: id,
      name: `${what}: ${countedRecords(rows, kind)}`,
      listsFields: true,
      before: null,
      after: { kind, action, reason, startsAt, rows },
    },
  ]);
};

/**
 * Stores what is meant and has it planned in the background. What is no dry run then runs by itself.
 * @returns its id
 * @throws Problem 422 for a run of nothing, or at a moment that has passed
 */
export const beginPlan = async (
  context: BeginContext,
  request: BulkRequest,
  targets: readonly Omit<BulkTarget, "isConfirmed">[],
  { isPlan }: Readonly<{ isPlan: boolean }>,
): Promise<string> => {
  const { trx, market, actor, send, now } = context;
  const nothing = "Nothing is found by this.";
  if (targets.length === 0 && !isPlan)
    throw new Problem(422, nothing, { errors: [{ path: "filter", message: nothing }] });
  assertToCome(request.startsAt, now);
  const { id, lap } = await insertRun(trx, market, actor, request, { isPlan, now });
  await insertTargets(trx, { market, id }, targets);
  if (!isPlan) await auditRun(context, { ...request, id, rows: targets.length });
  await send(trx, bulkPlanJob, { market, id, lap });
  return id;
};
