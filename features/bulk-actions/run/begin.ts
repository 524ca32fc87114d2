import { recordAudits } from "#features/audit/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { actionText, countedRecords } from "../parts/action-words.ts";
import type { BulkRequest } from "../contract.ts";
import { bulkActionJob } from "../jobs.ts";
import { inWriteOrder } from "../rules.ts";
import type { BulkPlanned } from "../store.ts";
import { insertRows } from "./rows.ts";
import { insertRun } from "./runs.ts";

type BeginContext = Readonly<{
  trx: Database;
  market: string;
  actor: string;
  send: SendJob;
  now: Date;
}>;

/**
 * Stores a run with its rows and queues it, or leaves it to the clock.
 * @returns its id
 * @throws Problem 422 where nothing is found, or for a moment that has passed
 */
export const beginRun = async (
  { trx, market, actor, send, now }: BeginContext,
  request: BulkRequest,
  rows: readonly BulkPlanned[],
): Promise<string> => {
  const { kind, action, reason, startsAt } = request;
  if (rows.length === 0)
    throw new Problem(422, "Nothing is found by this.", {
      errors: [{ path: "filter", message: "Nothing is found by this." }],
    });
  if (startsAt !== null && Date.parse(startsAt) <= now.getTime())
    throw new Problem(422, "This moment has passed. Choose a later one.", {
      errors: [{ path: "startsAt", message: "This moment has passed. Choose a later one." }],
    });
  const run = await insertRun(trx, market, actor, request, now);
  await insertRows(trx, run, inWriteOrder(action, rows), now);
  await recordAudits(trx, [
    {
      actor,
      market,
      action: "create",
      subject: "bulk-action",
      subjectId: run.id,
      name: `${actionText(action, marketById(market))}: ${countedRecords(rows.length, kind)}`,
      listsFields: true,
      before: null,
      after: { kind, action, reason, startsAt, rows: rows.length },
    },
  ]);
  if (startsAt === null) await send(trx, bulkActionJob, { market, id: run.id, lap: run.lap });
  return run.id;
};
