import { z } from "zod";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { handleJob, type Job, type JobHandler, type SendJob } from "#platform/server/jobs/job.ts";
import type { Lap, RunOptions } from "./run/batch.ts";
import { carryOn } from "./run/carry-on.ts";
import { lockRun, setRunState } from "./run/runs.ts";

const payload = z.strictObject({ market: z.string(), id: z.uuid(), lap: z.int() });

export const bulkActionJob: Job<Lap> = {
  name: "bulk-action",
  payload,
  keyOf: ({ market, id, lap }) => `${market} ${id} ${lap}`,
  retries: { limit: 100, pause: 1, maxPause: 60 },
};

/** Rows hold their own state, so that no key of the job is needed to do each once. */
export const bulkActionHandler = (options: RunOptions): JobHandler =>
  handleJob(bulkActionJob, {
    run: (lap, { signal }) => carryOn(options, lap, signal),
    pending: (db) =>
      db
        .selectFrom("bulk_action")
        .select(["market", "id", "lap"])
        .where("state", "in", ["running", "undoing"])
        .execute(),
  });

type ClockOptions = Readonly<{
  db: Database;
  now: () => Date;
  send: SendJob;
  report: (error: unknown) => void;
}>;

/** Begins the runs whose time has come. */
export const startDueRuns = async ({
  db,
  now,
  send,
}: Omit<ClockOptions, "report">): Promise<void> => {
  const due = await db
    .selectFrom("bulk_action")
    .select(["market", "id"])
    .where("state", "=", "planned")
    .where("starts_at", "<=", now())
    .execute();
  for (const { market, id } of due)
    await inTransaction(db, async (trx) => {
      const run = await lockRun(trx, market, id);
      if (run?.state !== "planned") return;
      const lap = await setRunState(trx, run, "running", { begins: true, startedAt: now() });
      await send(trx, bulkActionJob, { market, id, lap });
    });
};

const clockMs = 5000;

/** Looks for runs whose time has come. @returns what stops it */
export const startBulkClock = (options: ClockOptions): (() => void) => {
  const timer = setInterval(() => void startDueRuns(options).catch(options.report), clockMs);
  return () => clearInterval(timer);
};
