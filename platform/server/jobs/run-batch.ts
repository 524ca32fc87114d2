import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Database } from "../database/tables.ts";
import { effectOnce } from "./effects.ts";
import { FailedForGood, type JobHandler } from "./job.ts";

/** How an attempt ended: done, to be tried again, or to be tried by hand alone. */
export type Outcome = "done" | "retried" | "failed";

export type RunOptions = Readonly<{
  db: Database;
  now: () => Date;
  /** Told of each attempt; the error is null where it was done. */
  told: (
    attempt: Readonly<{
      name: string;
      id: string;
      outcome: Outcome;
      seconds: number;
      error: Error | null;
    }>,
  ) => void;
}>;

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

const outcomeOf = (error: Error, { retryCount, retryLimit }: JobWithMetadata<unknown>): Outcome =>
  error instanceof FailedForGood || retryCount >= retryLimit ? "failed" : "retried";

const settled = { done: "completed", retried: "failed", failed: "deadletter" } as const;

const runOne = async (
  handler: JobHandler,
  job: JobWithMetadata<unknown>,
  { db, now, told }: RunOptions,
): Promise<JobResult> => {
  const begun = performance.now();
  let error: Error | null = null;
  try {
    const key = `${handler.name} ${handler.keyOf(job.data)}`;
    await handler.run(job.data, {
      retries: job.retryCount,
      signal: job.signal,
      once: (effect) => effectOnce(db, key, now(), effect),
    });
  } catch (thrown) {
    error = asError(thrown);
  }
  const outcome = error ? outcomeOf(error, job) : "done";
  const seconds = (performance.now() - begun) / 1000;
  told({ name: handler.name, id: job.id, outcome, seconds, error });
  // The stack is for the log; what is kept is shown to administrators.
  const output = error ? { message: error.message } : undefined;
  return { id: job.id, status: settled[outcome], ...(output ? { output } : {}) };
};

/** Runs jobs beside each other; what becomes of one is nothing to the others. */
export const runBatch = (
  handler: JobHandler,
  jobs: readonly JobWithMetadata<unknown>[],
  options: RunOptions,
): Promise<JobResult[]> => Promise.all(jobs.map((job) => runOne(handler, job, options)));
