import { fromKysely } from "pg-boss";
import { setTimeout as sleep } from "node:timers/promises";
import type { OpenDatabase } from "../database/open.ts";
import { createBoss } from "./boss.ts";
import type { JobHandler, SendJob } from "./job.ts";
import { jobId } from "./job-id.ts";
import { failedJob } from "./list.ts";
import { runBatch, type RunOptions } from "./run-batch.ts";

export type JobsOptions = Pick<RunOptions, "now" | "told"> &
  Readonly<{
    database: OpenDatabase;
    handlers: readonly JobHandler[];
    /** Whether this process does the work, rather than only asking for it. */
    works: boolean;
    report: (error: Error) => void;
  }>;

/** How many jobs of a queue there are, as of a few seconds ago. */
export type QueueCounts = Readonly<
  Record<"ready" | "deferred" | "active" | "failed", number> & { name: string }
>;

export type Jobs = Readonly<{
  start: () => Promise<void>;
  /** Takes nothing new, and lets what is under way end for some milliseconds; the rest is tried again later. */
  stop: (toFinish: number) => Promise<void>;
  send: SendJob;
  /** Puts a job that has failed back into its queue. @returns false where it has not */
  retry: (name: string, id: string) => Promise<boolean>;
  counts: () => Promise<readonly QueueCounts[]>;
}>;

/** Seconds, with the queue's least value for the second. */
const expiry = 300;
const heartbeat = 10;
const poll = 2;

const batch = 10;

/** The background work of a process: what it asks for, and with `works` what it does. */
export const createJobs = (options: JobsOptions): Jobs => {
  const { database, handlers, works, report } = options;
  const { db } = database;
  const boss = createBoss(database, works, report);

  const send: SendJob = async (into, job, payload) => {
    const key = job.keyOf(payload);
    await boss.send(job.name, payload, {
      id: jobId(job.name, key),
      singletonKey: key,
      db: fromKysely(into),
    });
  };

  const createQueue = async ({ name, retries }: JobHandler): Promise<void> => {
    const settings = {
      notify: true,
      retryLimit: retries.most,
      retryDelay: retries.pause,
      retryDelayMax: retries.longestPause,
      retryBackoff: true,
      expireInSeconds: expiry,
      heartbeatSeconds: heartbeat,
    };
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
    // Within a transaction of the embedded engine nobody could ask for the queue's settings: this keeps them.
    await boss.findJobs(name, { id: jobId(name, "") });
  };

  const work = (handler: JobHandler): Promise<string> =>
    boss.work(
      handler.name,
      {
        batchSize: batch,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: poll,
        notifyPollingIntervalSeconds: poll,
        includeMetadata: true,
        perJobResults: true,
      },
      (jobs) => runBatch(handler, jobs, { ...options, db }),
    );

  return {
    async start() {
      await boss.start();
      for (const handler of handlers) await createQueue(handler);
      if (!works) return;
      for (const handler of handlers) await handler.sendPending(db, send);
      for (const handler of handlers) await work(handler);
    },
    async stop(toFinish) {
      const idle = Promise.all(handlers.map(({ name }) => boss.offWork(name, { wait: true })));
      await Promise.race([idle, sleep(toFinish, null, { ref: false })]);
      await boss.stop({ graceful: false });
    },
    send,
    async retry(name, id) {
      const handler = handlers.find((each) => each.name === name);
      if (!handler) return false;
      return db.transaction().execute(async (trx) => {
        const failed = await failedJob(trx, name, id);
        if (!failed) return false;
        await handler.reopen(trx, failed.data);
        await boss.retry(name, id, { db: fromKysely(trx) });
        return true;
      });
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
