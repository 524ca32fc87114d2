import { useState } from "react";
import type { BulkRun } from "#features/catalogue/bulk-actions/contract.ts";

/** A shorter time says little about the next. */
const minMeasuredMs = 2000;

type Read = Readonly<{
  state: BulkRun["state"];
  /** Rows that are done in this state, of `whole`. */
  done: number;
  whole: number;
  /** Epoch milliseconds. */
  readAt: number;
}>;

/**
 * Seconds that a run still takes at the pace at which it has gone since it was first seen in this
 * state: what it did before a pause tells no pace. Null while there is no pace.
 */
export const useSecondsLeft = (read: Read): number | null => {
  const [first, setFirst] = useState(read);
  if (first.state !== read.state) setFirst(read);
  const tookMs = read.readAt - first.readAt;
  const doneSince = read.done - first.done;
  if (first.state !== read.state || tookMs < minMeasuredMs || doneSince === 0) return null;
  return Math.ceil(((tookMs / 1000) * (read.whole - read.done)) / doneSince);
};
