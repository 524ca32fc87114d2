import type { FastifyBaseLogger } from "fastify";
import { checkBlock } from "#blocks/check.ts";
import { createPublicationClock, processTimer } from "#features/pages/publication/clock.ts";
import { publicationJob } from "#features/pages/publication/jobs.ts";
import { isAway } from "#platform/server/database/away.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import type { JobHandler } from "#platform/server/jobs/job.ts";
import { createJobs, type Jobs } from "#platform/server/jobs/jobs.ts";
import type { Metrics } from "#platform/server/metrics/metrics.ts";
import type { Config } from "./config.ts";
import { reservedSlug } from "./api/reserved-paths.ts";

type Options = Readonly<{
  config: Config;
  database: OpenDatabase;
  now: () => Date;
  metrics: Metrics;
  log: FastifyBaseLogger;
}>;

export type Background = Readonly<{
  jobs: Jobs;
  /** Looks when the next page is to be published; nothing where this process does no such work. */
  wake: () => void;
  stop: () => Promise<void>;
}>;

/** Milliseconds that a job under way has when the process ends, of those that all in flight has. */
const toFinish = 2500;

/** Everything that is done without a request: what this process queues and, by its role, does. */
export const openBackground = async ({
  config,
  database,
  now,
  metrics,
  log,
}: Options): Promise<Background> => {
  const { db } = database;
  const works = config.role !== "web";
  const rules = { checkBlock, isReserved: reservedSlug(config.product) };
  const handlers: readonly JobHandler[] = [publicationJob(rules, now)];
  // That the database is away is told once by whoever is asked, and not each time that somebody looks.
  const report = (error: unknown) => void (isAway(error) || log.error(error));
  const jobs = createJobs({
    database,
    handlers,
    works,
    now,
    told: (attempt) => {
      metrics.noteAttempt(attempt);
      const { name, id, outcome, error } = attempt;
      if (error) log.error({ err: error, job: name, id, outcome }, "a job went wrong");
    },
    report,
  });
  metrics.watchJobs(jobs.counts);
  await jobs.start();
  const clock = works
    ? createPublicationClock({ db, now, send: jobs.send, timer: processTimer, report })
    : null;
  void clock?.wake();
  return {
    jobs,
    wake: () => void clock?.wake(),
    async stop() {
      await clock?.stop();
      await jobs.stop(toFinish);
    },
  };
};
