/** Calls back after some milliseconds. @returns what takes it back */
export type Timer = (milliseconds: number, call: () => void) => () => void;

export type SweepOptions = Readonly<{
  /** Each deletes at most so many rows that have run out, and says how many it has. */
  tasks: readonly ((most: number) => Promise<number>)[];
  timer: Timer;
  /** At least 0, less than 1: processes that start together do not sweep together. */
  chance: () => number;
  report: (error: unknown) => void;
}>;

export type Sweep = Readonly<{
  /** Sweeps now, and about once an hour from then on; resolves after the first time. */
  start: () => Promise<void>;
  /** Ends after the batch that is being deleted. */
  stop: () => Promise<void>;
}>;

/** The timer of the process itself, which ends without waiting for it. */
export const idleTimer: Timer = (milliseconds, call) => {
  const handle = setTimeout(call, milliseconds).unref();
  return () => clearTimeout(handle);
};

const hour = 3_600_000;
/** Few enough that nobody waits for them, on the embedded engine too. */
const batch = 500;

/** Deletes what has run out, in batches, again and again. */
export const createSweep = ({ tasks, timer, chance, report }: SweepOptions): Sweep => {
  let cancel = () => {};
  let running = Promise.resolve();
  let isEnded = false;

  const sweepAll = async (task: SweepOptions["tasks"][number]): Promise<void> => {
    let deleted = batch;
    while (deleted === batch && !isEnded) deleted = await task(batch);
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
