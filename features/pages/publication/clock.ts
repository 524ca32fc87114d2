import type { Database } from "#platform/server/database/tables.ts";
import type { SendJob } from "#platform/server/jobs/job.ts";
import { runPlanOnTime } from "./jobs.ts";
import { duePlans, nextMoment } from "./store.ts";

/** Calls back after some milliseconds. @returns what takes it back */
export type Timer = (milliseconds: number, call: () => void) => () => void;

export type ClockOptions = Readonly<{
  db: Database;
  now: () => Date;
  send: SendJob;
  timer: Timer;
  /** Told of a database that is away, and the like. */
  report: (error: unknown) => void;
}>;

export type PublicationClock = Readonly<{
  /** Queues what is due and sleeps until the next moment; resolves when all that is due has been queued. */
  wake: () => Promise<void>;
  /** Ends after what is being queued; it never wakes again. */
  stop: () => Promise<void>;
}>;

/** Missed notifications and clocks that are set do no more harm than this. */
const maxSleepMs = 60_000;
/** Until what went wrong is tried again. */
const retryAfterMs = 5000;

/** The timer of the process itself. */
export const processTimer: Timer = (milliseconds, call) => {
  const handle = setTimeout(call, milliseconds);
  return () => clearTimeout(handle);
};

/**
 * Queues a job for each plan at its very moment: a queue that is polled would find one that was sent
 * ahead some seconds late. Every worker has one and the first of them is heard; the job's key is the
 * plan's moment.
 */
export const createPublicationClock = (options: ClockOptions): PublicationClock => {
  const { db, now, send, timer, report } = options;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isEnded = false;

  const queueDue = async (): Promise<number> => {
    const at = now();
    for (const plan of await duePlans(db, at)) await send(db, runPlanOnTime, plan);
    const next = await nextMoment(db, at);
    const left = next ? next.getTime() - now().getTime() : maxSleepMs;
    return Math.min(Math.max(left, 0), maxSleepMs);
  };

  const turn = async (): Promise<void> => {
    let sleep = retryAfterMs;
    try {
      sleep = await queueDue();
    } catch (error) {
      report(error);
    }
    if (!isEnded) cancel = timer(sleep, () => void wake());
  };

  const wake = (): Promise<void> => {
    if (isEnded) return Promise.resolve();
    isAskedAgain = running !== null;
    if (running) return running;
    cancel();
    running = (async () => {
      do {
        isAskedAgain = false;
        cancel();
        await turn();
      } while (isAskedAgain && !isEnded);
      running = null;
    })();
    return running;
  };

  return {
    wake,
    async stop() {
      isEnded = true;
      cancel();
      await running;
    },
  };
};
