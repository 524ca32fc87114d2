import type { Timer } from "#platform/server/load/timer.ts";

export type SweepOptions = Readonly<{
  /** Each task deletes at most `limit` expired rows, and returns how many it deleted. */
  tasks: readonly ((limit: number) => Promise<number>)[];
  timer: Timer;
  /** From 0 to below 1; keeps processes that start together from sweeping at the same time. */
  chance: () => number;
  report: (error: unknown) => void;
}>;

export type Sweep = Readonly<{
  /**
   * Sweeps at once and then again and again, 30 to 90 minutes apart; resolves after the first
   * sweep.
   */
  start: () => Promise<void>;
  /** Starts no further batch, and resolves once the present batch has been deleted. */
  stop: () => Promise<void>;
}>;

/** A timer for which the process does not stay alive. */
export const idleTimer: Timer = (milliseconds, call) => {
  const handle = setTimeout(call, milliseconds).unref();
  return () => clearTimeout(handle);
};

const hour = 3_600_000;
/**
 * Rows that are deleted at once; so few that other queries hardly wait, even on the embedded
 * engine.
 */
const batchSize = 500;

/** Repeatedly deletes expired rows, in batches. */
export const createSweep = ({ tasks, timer, chance, report }: SweepOptions): Sweep => {
  let cancel = () => {};
  let running = Promise.resolve();
  let isEnded = false;

  const sweepAll = async (task: SweepOptions["tasks"][number]): Promise<void> => {
    let deleted = batchSize;
    while (deleted === batchSize && !isEnded) deleted = await task(batchSize);
  };
  const run = async (): Promise<void> => {
    for (const task of tasks) await sweepAll(task).catch(report);
    if (!isEnded) cancel = timer(hour * (0.5 + chance()), () => void start());
  };
  const start = (): Promise<void> => {
    if (!isEnded) running = run();
    return running;
  };

  return {
    start,
    async stop() {
      isEnded = true;
      cancel();
      await running;
    },
  };
};
