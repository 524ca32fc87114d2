import { fromKysely } from "pg-boss";
import { setTimeout as sleep } from "node:timers/promises";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";
import { createBoss } from "./boss.ts";
import type { JobHandler, SendJob } from "./job.ts";
import { jobId } from "./job-id.ts";
import { type FailedJob, type JobReference, lockFailedJob } from "./list.ts";
import { runBatch, type RunOptions } from "./run-batch.ts";

export type JobsOptions = Pick<RunOptions, "now" | "onAttempt"> &
  Readonly<{
    database: OpenDatabase;
    handlers: readonly JobHandler[];
    /** Whether this process runs jobs, rather than only queueing them. */
    isWorker: boolean;
    report: (error: Error) => void;
  }>;

/** Numbers of jobs in one queue by state; they may be a few seconds old. */
export type QueueCounts = Readonly<
  Record<"ready" | "deferred" | "active" | "failed", number> & { name: string }
>;

export type Jobs = Readonly<{
  start: () => Promise<void>;
  /**
   * Takes no new jobs and waits at most `graceMs` milliseconds for running ones. Jobs that are
   * still running then are retried later.
   */
  stop: (graceMs: number) => Promise<void>;
  send: SendJob;
  /** Puts a failed job back into its queue. @returns null when no such job has failed */
  retry: (trx: Database, job: JobReference) => Promise<FailedJob | null>;
  counts: () => Promise<readonly QueueCounts[]>;
}>;

/**
 * The longest time for one attempt at a job. The heartbeat is the shortest that pg-boss accepts.
 */
const expirySeconds = 300;
const heartbeatSeconds = 10;
const pollSeconds = 2;

const batchSize = 10;

const createQueue = async (
  boss: ReturnType<typeof createBoss>,
  { name, retries }: JobHandler,
): Promise<void> => {
  const settings = {
    notify: true,
    retryLimit: retries.limit,
    retryDelay: retries.pause,
    retryDelayMax: retries.maxPause,
    retryBackoff: true,
    expireInSeconds: expirySeconds,
    heartbeatSeconds,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // This caches the queue's settings, which cannot be read during a transaction of the embedded
  // engine.
  await boss.findJobs(name, { id: jobId(name, "") });
};

/** The jobs of a process: it adds jobs to queues, and with `isWorker` it also runs them. */
export const createJobs = (options: JobsOptions): Jobs => {
  const { database, handlers, isWorker, report } = options;
  const { db } = database;
  const boss = createBoss(database, isWorker, report);

  const send: SendJob = async (queueDb, job, payload, after) => {
    // Of another job the queue would be looked up beside the transaction, and wait for it for ever.
    if (!handlers.some(({ name }) => name === job.name))
      throw new Error(`No handler runs the job ${job.name}.`);
    const key = job.keyOf(payload);
    await boss.send(job.name, payload, {
      id: jobId(job.name, key),
      singletonKey: key,
      ...(after && { startAfter: after }),
      db: fromKysely(queueDb),
    });
  };

  const work = (handler: JobHandler): Promise<string> =>
    boss.work(
      handler.name,
      {
        batchSize,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
        includeMetadata: true,
        perJobResults: true,
      },
      (jobs) => runBatch(handler, jobs, { ...options, db, send }),
    );

  return {
    async start() {
      await boss.start();
      for (const handler of handlers) await createQueue(boss, handler);
      if (!isWorker) return;
      for (const handler of handlers) await handler.sendPending(db, send);
      for (const handler of handlers) await work(handler);
    },
    async stop(graceMs) {
      const idle = Promise.all(handlers.map(({ name }) => boss.offWork(name, { wait: true })));
      await Promise.race([idle, sleep(graceMs, null, { ref: false })]);
      await boss.stop({ graceful: false });
    },
    send,
    async retry(trx, job) {
      const { name, id } = job;
      const handler = handlers.find((each) => each.name === name);
      const failed = handler ? await lockFailedJob(trx, job) : null;
      if (!handler || !failed) return null;
      await handler.reopen(trx, failed.data);
      await boss.retry(name, id, { db: fromKysely(trx) });
      return failed;
    },
    async counts() {
      const queues = await boss.getQueues(handlers.map(({ name }) => name));
      return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        name,
        ready: readyCount,
        deferred: deferredCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
  };
};
