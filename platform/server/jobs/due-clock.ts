import type { Database } from "#platform/server/database/tables.ts";
import type { Timer } from "#platform/server/load/timer.ts";
import type { SendJob } from "./job.ts";

/** Plans of one sort, each of which becomes a job when it is due. */
export type DuePlans = Readonly<{
  /** Queues a job for each plan due at `at`. The planned time is part of the job's key. */
  queue: (db: Database, send: SendJob, at: Date) => Promise<void>;
  /** The first planned time after `after`; null where no plan has one. */
  next: (db: Database, after: Date) => Promise<Date | null>;
}>;

export type DueClockOptions = Readonly<{
  db: Database;
  plans: readonly DuePlans[];
  now: () => Date;
  send: SendJob;
  timer: Timer;
  /** Called with errors such as a lost database connection. */
  report: (error: unknown) => void;
}>;

export type DueClock = Readonly<{
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
export const createDueClock = (options: DueClockOptions): DueClock => {
  const { db, plans, now, send, timer, report } = options;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let isWakeRequested = false;
  let isStopped = false;

  const queueDue = async (): Promise<number> => {
    const dueBy = now();
    for (const each of plans) await each.queue(db, send, dueBy);
    let sleepMs = maxSleepMs;
    for (const each of plans) {
      const next = await each.next(db, dueBy);
      if (next) sleepMs = Math.min(sleepMs, Math.max(next.getTime() - now().getTime(), 0));
    }
    return sleepMs;
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
