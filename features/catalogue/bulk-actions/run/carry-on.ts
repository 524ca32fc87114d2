import { isConnectionError } from "#platform/server/database/away.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type Lap, runBatch, type RunOptions } from "./batch.ts";
import { nextRows, updateRows } from "./rows.ts";
import { lockRun } from "./runs.ts";

/** Errors that a later attempt may not meet: the job ends with them and is tried again. */
export const isPassing = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof Problem && error.status >= 500);

const reasonOf = (error: unknown): string =>
  error instanceof Problem ? error.message : "It could not be written.";

/** Leaves out the next row, which alone cannot be written. */
const leaveOut = (
  { db, now }: RunOptions,
  { market, id, lap }: Lap,
  error: unknown,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const run = await lockRun(trx, market, id);
    const [row] = run && run.lap === lap ? await nextRows(trx, run, 1) : [];
    if (!run || !row) return;
    const { position, before_value: from, after_value: to, before, after } = row;
    const state = run.state === "undoing" ? "kept" : "refused";
    const left = { position, state, reason: reasonOf(error), from, to, now: null, before, after };
    await updateRows(trx, run, [{ ...left, state }], now());
  });

/** Writes rows one by one after a batch that failed as a whole. */
const runSingly = async (options: RunOptions, lap: Lap, count: number): Promise<boolean> => {
  for (let done = 0; done < count; done += 1)
    try {
      if (!(await runBatch(options, lap, 1))) return false;
    } catch (error) {
      if (isPassing(error)) throw error;
      await leaveOut(options, lap, error);
    }
  return true;
};

const singleRows = 40;

const runNext = async (options: RunOptions, lap: Lap): Promise<boolean> => {
  try {
    return await runBatch(options, lap, null);
  } catch (error) {
    if (isPassing(error)) throw error;
    return runSingly(options, lap, singleRows);
  }
};

/**
 * Goes on with a run until its end, its pause or the end of the process.
 * @throws Error where another attempt has to go on
 */
export const carryOn = async (
  options: RunOptions,
  lap: Lap,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) if (!(await runNext(options, lap))) return;
  throw new Error("Another attempt goes on with it.");
};
