import { runNext, type RunOptions } from "./run.ts";
import { nextDue } from "./store.ts";

/** Calls back after some milliseconds. @returns what takes it back */
export type Timer = (milliseconds: number, call: () => void) => () => void;

export type JobOptions = RunOptions &
  Readonly<{
    timer: Timer;
    /** Told of what no plan can be blamed for, such as a database that is away. */
    report: (error: unknown) => void;
  }>;

export type PublicationJob = Readonly<{
  /** Runs what is due and sleeps until the next moment; resolves when all that is due has been run. */
  wake: () => Promise<void>;
  /** Ends after what is being run; it never wakes again. */
  stop: () => Promise<void>;
}>;

/** Missed notifications and clocks that are set do no more harm than this. */
const longestSleep = 60_000;
/** Until what somebody else holds, or what went wrong, is tried again. */
const heldSleep = 250;
const failedSleep = 5000;

/** The timer of the process itself. */
export const processTimer: Timer = (milliseconds, call) => {
  const handle = setTimeout(call, milliseconds);
  return () => clearTimeout(handle);
};

/**
 * Publishes and unpublishes pages at their moments. Every process has one: each sleeps until the
 * next moment of any plan, and the database lets one of them run it.
 */
export const createPublicationJob = (options: JobOptions): PublicationJob => {
  const { db, now, timer, report } = options;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isEnded = false;

  /** @returns the pages whose plans failed; they keep none behind them waiting */
  const runAll = async (): Promise<readonly string[]> => {
    const failed: string[] = [];
    while (!isEnded) {
      const taken: string[] = [];
      try {
        if (!(await runNext(options, failed, (pageId) => taken.push(pageId)))) break;
      } catch (error) {
        if (taken.length === 0) throw error; // the database itself
        report(error);
        failed.push(...taken);
      }
    }
    return failed;
  };

  const sleepAfter = async (failed: readonly string[]): Promise<number> => {
    const longest = failed.length > 0 ? failedSleep : longestSleep;
    const next = await nextDue(db, failed);
    const left = next ? next.getTime() - now().getTime() : longest;
    return left <= 0 ? heldSleep : Math.min(left, longest);
  };

  const turn = async (): Promise<void> => {
    let sleep = failedSleep;
    try {
      sleep = await sleepAfter(await runAll());
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
