import type { Database } from "#platform/server/database/tables.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import type { Timer } from "#platform/server/load/timer.ts";
import { publicationJob } from "./jobs.ts";
import { duePlans, nextPlannedMoment } from "./store.ts";

export type ClockOptions = Readonly<{
  db: Database;
  now: () => Date;
  send: SendJob;
  timer: Timer;
  /** Called with errors such as a lost database connection. */
  report: (error: unknown) => void;
}>;

export type PublicationClock = Readonly<{
  /**
   * Queues a job for each due plan, then sleeps until the next planned time; resolves when all are
   * queued.
   */
  wake: () => Promise<void>;
  /** Waits for jobs that are being queued; the clock never wakes again. */
  stop: () => Promise<void>;
}>;

/** Bounds the delay after a missed notification or a change of the system clock. */
const maxSleepMs = 60_000;
/** Pause after an error. */
const retryAfterMs = 5000;

/**
 * Queues a job for each plan exactly at the planned time: a job queued in advance would be found by
 * polling, some seconds late. Every worker runs a clock. The planned time is part of the job's key,
 * so that only the first worker queues the job.
 */
export const createPublicationClock = (options: ClockOptions): PublicationClock => {
  const { db, now, send, timer, report } = options;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let isWakeRequested = false;
  let isStopped = false;

  const queueDue = async (): Promise<number> => {
    const dueBy = now();
    for (const plan of await duePlans(db, dueBy)) await send(db, publicationJob, plan);
    const next = await nextPlannedMoment(db, dueBy);
    const remainingMs = next ? next.getTime() - now().getTime() : maxSleepMs;
    return Math.min(Math.max(remainingMs, 0), maxSleepMs);
  };

  const queueAndSleep = async (): Promise<void> => {
    let sleepMs = retryAfterMs;
    try {
      sleepMs = await queueDue();
    } catch (error) {
      report(error);
    }
    if (!isStopped) cancel = timer(sleepMs, () => void wake());
  };

  const wake = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    isWakeRequested = running !== null;
    if (running) return running;
    cancel();
    running = (async () => {
      do {
        isWakeRequested = false;
        cancel();
        await queueAndSleep();
      } while (isWakeRequested && !isStopped);
      running = null;
    })();
    return running;
  };

  return {
    wake,
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
};
