import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Database } from "../database/tables.ts";
import { effectOnce } from "./effects.ts";
import { FailedForGood, type JobHandler, type SendJob } from "./job.ts";

/** `retried` will be tried again by itself, `failed` only by hand. */
export type Outcome = "done" | "retried" | "failed";

export type RunOptions = Readonly<{
  db: Database;
  now: () => Date;
  send: SendJob;
  /** Called after each attempt; `error` is null after a success. */
  onAttempt: (
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

const queueStatus = { done: "completed", retried: "failed", failed: "deadletter" } as const;

const runOne = async (
  handler: JobHandler,
  job: JobWithMetadata<unknown>,
  { db, now, send, onAttempt }: RunOptions,
): Promise<JobResult> => {
  const startedAt = performance.now();
  let error: Error | null = null;
  try {
    const key = `${handler.name} ${handler.keyOf(job.data)}`;
    await handler.run(job.data, {
      retries: job.retryCount,
      signal: job.signal,
      once: (effect) => effectOnce(db, key, now(), effect),
      send,
    });
  } catch (thrown) {
    error = asError(thrown);
  }
  const outcome = error ? outcomeOf(error, job) : "done";
  const seconds = (performance.now() - startedAt) / 1000;
  onAttempt({ name: handler.name, id: job.id, outcome, seconds, error });
  // The stack goes to the log; the stored message is shown to administrators.
  const output = error ? { message: error.message } : undefined;
  return { id: job.id, status: queueStatus[outcome], ...(output ? { output } : {}) };
};

/** Runs jobs in parallel; the failure of one does not affect the others. */
export const runBatch = (
  handler: JobHandler,
  jobs: readonly JobWithMetadata<unknown>[],
  options: RunOptions,
): Promise<JobResult[]> => Promise.all(jobs.map((job) => runOne(handler, job, options)));
