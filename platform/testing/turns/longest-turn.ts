import { setImmediate as nextTurn } from "node:timers/promises";
import { onUsualMachine } from "../cpu-time.ts";

/**
 * Milliseconds for which nobody else was answered at the longest, while `run` did its work: what the
 * main thread worked in one turn of the event loop, of those that a usual machine has. It is the
 * delay that `monitorEventLoopDelay` tells, without what other processes of a busy machine add.
 */
export const longestTurn = async (run: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const endTurn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(endTurn);
  };
  setImmediate(endTurn);
  try {
    await run();
    await nextTurn();
  } finally {
    isOver = true;
  }
  return onUsualMachine(longest);
};
