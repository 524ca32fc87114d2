import type { z } from "zod";
import type { Database } from "../database/tables.ts";

/** A kind of background work, as those who ask for it know it. */
export type Job<Payload extends object> = Readonly<{
  /** Its queue; letters and hyphens. */
  name: string;
  /** Holds ids and moments, never what a person wrote: it is listed and logged. */
  payload: z.ZodType<Payload>;
  /** Names the one effect that a payload asks for: the same key is queued and done once. */
  keyOf: (payload: Payload) => string;
  retries: Readonly<{
    most: number;
    /** Seconds before the first; each later pause is twice as long, up to `longestPause`. */
    pause: number;
    longestPause: number;
  }>;
}>;

/** One attempt at a job. */
export type Attempt = Readonly<{
  /** Attempts before this one. */
  retries: number;
  /** Aborted when another worker has taken the job over, or when the process ends. */
  signal: AbortSignal;
  /**
   * Runs an effect in one transaction with the job's key, and not at all when an earlier attempt has
   * done it: a worker may die between the effect and the word that it is done.
   */
  once: (effect: (trx: Database) => Promise<void>) => Promise<void>;
}>;

/** Thrown by an attempt that no pause can help; the job has failed and waits for somebody to retry it. */
export class FailedForGood extends Error {}

/** What a worker knows of a job: how it is done, and which of it the rows of its feature still ask for. */
export type JobHandler = Readonly<{
  name: string;
  retries: Job<object>["retries"];
  keyOf: (data: unknown) => string;
  /** @throws whatever went wrong; it is tried again unless it is `FailedForGood` */
  run: (data: unknown, attempt: Attempt) => Promise<void>;
  /** Makes ready what an attempt by hand needs, in the transaction that asks for one. */
  reopen: (trx: Database, data: unknown) => Promise<void>;
  /**
   * Sends what rows ask for and no queue may hold, such as after a restore: a queue is no part of a
   * backup. Sending what is queued already does nothing.
   */
  sendPending: (db: Database, send: SendJob) => Promise<void>;
}>;

/** Queues a job, in the transaction of its cause where there is one. */
export type SendJob = <Payload extends object>(
  db: Database,
  job: Job<Payload>,
  payload: Payload,
) => Promise<void>;

/** Joins a job and the work of it, so that a list of them needs no types of payloads. */
export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  work: Readonly<{
    run: (payload: Payload, attempt: Attempt) => Promise<void>;
    /** The payloads that rows still ask for. */
    pending: (db: Database) => Promise<readonly Payload[]>;
    /** Changes the feature's rows so that an attempt by hand finds something to do; nothing unless given. */
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
