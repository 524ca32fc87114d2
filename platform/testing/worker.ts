import { sql } from "kysely";
import { vi } from "vitest";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import type { JobHandler } from "#platform/server/jobs/job.ts";
import { createJobs } from "#platform/server/jobs/jobs.ts";
import type { Outcome } from "#platform/server/jobs/run-batch.ts";

/** A worker on a test's database, which says how attempts ended; the caller stops it. */
export const openWorker = async (
  database: OpenDatabase,
  handlers: readonly JobHandler[],
  now: () => Date,
) => {
  const outcomes: Outcome[] = [];
  const reported: Error[] = [];
  const jobs = createJobs({
    database,
    handlers,
    works: true,
    now,
    told: ({ outcome }) => outcomes.push(outcome),
    report: (error) => reported.push(error),
  });
  await jobs.start();
  return {
    ...jobs,
    stop: () => jobs.stop(3000),
    outcomes,
    reported,
    /** Resolves once no job is being done and none could be begun; those that pause wait on. */
    idle: () =>
      vi.waitFor(
        async () => {
          const { rows } = await sql<{ open: number }>`
            select count(*)::int as open from pgboss.job
            where state in ('created', 'active')`.execute(database.db);
          if (rows[0]?.open !== 0) throw new Error("Jobs are under way.");
        },
        { timeout: 20_000, interval: 10 },
      ),
  };
};
