import { z } from "zod";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Database } from "#platform/server/database/tables.ts";
import {
  FailedForGood,
  handleJob,
  type Job,
  type JobHandler,
  type SendJob,
} from "#platform/server/jobs/job.ts";
import type { Lap, RunOptions } from "./run/batch.ts";
import { carryOutPlan, failPlan } from "./plan/carry-out.ts";
import { carryOn, isPassing } from "./run/carry-on.ts";
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

/** Planning has a queue of its own: nobody waits for the runs of others to look at what would be. */
export const bulkPlanJob: Job<Lap> = { ...bulkActionJob, name: "bulk-plan" };

/** Looks at the rows of a run before it begins. Stopped or run meanwhile, it has nothing to do. */
export const bulkPlanHandler = (options: RunOptions): JobHandler =>
  handleJob(bulkPlanJob, {
    async run(lap, { signal, send }) {
      try {
        const begin = (trx: Database, next: Lap) => send(trx, bulkActionJob, next);
        await carryOutPlan({ ...options, begin, signal }, lap);
      } catch (error) {
        if (signal.aborted || isPassing(error)) throw error;
        await failPlan(options, lap);
        throw new FailedForGood("It could not be planned.", { cause: error });
      }
    },
    pending: (db) =>
      db
        .selectFrom("bulk_action")
        .select(["market", "id", "lap"])
        .where("state", "=", "planning")
        .execute(),
    async reopen(trx, { market, id, lap }) {
      await trx
        .updateTable("bulk_action")
        .set({ state: "planning", ended_at: null, problem: null })
        .where("market", "=", market)
        .where("id", "=", id)
        .where("lap", "=", lap)
        .where("problem", "is not", null)
        .execute();
    },
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
