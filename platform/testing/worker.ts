import { sql } from "kysely";
import { vi } from "vitest";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { JobHandler } from "#platform/server/jobs/job.ts";
import { createJobs } from "#platform/server/jobs/jobs.ts";
import type { Outcome } from "#platform/server/jobs/run-batch.ts";

/** A job worker on a test's database that records outcomes; the caller stops it. */
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
    isWorker: true,
    now,
    onAttempt: ({ outcome }) => outcomes.push(outcome),
    report: (error) => reported.push(error),
  });
  await jobs.start();
  return {
    ...jobs,
    stop: () => jobs.stop(3000),
    outcomes,
    reported,
    /** Resolves once no job is running or ready to run; jobs that wait for a retry do not count. */
    idle: () =>
      vi.waitFor(
        async () => {
          const { rows } = await sql<{ open: number }>`
            select count(*)::int as open from pgboss.job
            where state in ('created', 'active')`.execute(database.db);
          if (rows[0]?.open !== 0) throw new Error("Jobs are under way.");
        },
        { timeout: 60_000, interval: 10 },
      ),
  };
};
