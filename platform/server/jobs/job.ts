import type { z } from "zod";
import type { Database } from "../database/tables.ts";

export type Job<Payload extends object> = Readonly<{
  /** The queue's name; letters and hyphens. */
  name: string;
  /**
   * Ids and moments only, never a person's text: payloads are listed and logged. Its `market` is
   * the market that the job is about; without one the job belongs to the whole company.
   */
  payload: z.ZodType<Payload>;
  /**
   * Identifies the effect that a payload asks for: jobs of the same key are queued and done once.
   */
  keyOf: (payload: Payload) => string;
  retries: Readonly<{
    limit: number;
    /**
     * Seconds before the first retry. Each later pause is twice as long as the one before, up to
     * `maxPause`.
     */
    pause: number;
    maxPause: number;
  }>;
}>;

export type Attempt = Readonly<{
  /** How many attempts at this job came before this one. */
  retries: number;
  /** Aborted when another worker has taken the job over, or when the process ends. */
  signal: AbortSignal;
  /**
   * Runs an effect in one transaction with the job's key, and skips it when an earlier attempt has
   * done it: a worker may die after the effect and before it reports success.
   */
  once: (effect: (trx: Database) => Promise<void>) => Promise<void>;
  /** For work that causes other work. */
  send: SendJob;
}>;

/** Thrown when no retry can help; the job has failed and waits for somebody to retry it by hand. */
export class FailedForGood extends Error {}

/** What runs a job, and what fills its queue again from the feature's rows. */
export type JobHandler = Readonly<{
  name: string;
  retries: Job<object>["retries"];
  keyOf: (data: unknown) => string;
  /** @throws any error; the job is retried unless it is `FailedForGood` */
  run: (data: unknown, attempt: Attempt) => Promise<void>;
  /** Prepares the rows for a retry by hand, in the transaction that asks for it. */
  reopen: (trx: Database, data: unknown) => Promise<void>;
  /**
   * Queues jobs that rows ask for, such as after a restore: a backup does not contain the queue. A
   * job that is queued already is not queued again.
   */
  sendPending: (db: Database, send: SendJob) => Promise<void>;
}>;

/**
 * @param db the transaction that causes the job, if one does: both are then committed together
 * @param after before that it is not begun; at once by default
 */
export type SendJob = <Payload extends object>(
  db: Database,
  job: Job<Payload>,
  payload: Payload,
  after?: Date,
) => Promise<void>;

/**
 * Binds a job to its work and hides the type of its payload, so that handlers fit into one list.
 */
export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  work: Readonly<{
    run: (payload: Payload, attempt: Attempt) => Promise<void>;
    /** The payloads of all jobs that rows ask for and that are not done yet. */
    pending: (db: Database) => Promise<readonly Payload[]>;
    /**
     * Changes the feature's rows so that a retry by hand finds something to do; by default nothing.
     */
    reopen?: (trx: Database, payload: Payload) => Promise<void>;
  }>,
): JobHandler => ({
  name: job.name,
  retries: job.retries,
  keyOf: (data) => job.keyOf(job.payload.parse(data)),
  run: async (data, attempt) => work.run(job.payload.parse(data), attempt),
  reopen: async (trx, data) => work.reopen?.(trx, job.payload.parse(data)),
  async sendPending(db, send) {
    for (const payload of await work.pending(db)) await send(db, job, payload);
  },
});
