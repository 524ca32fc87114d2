import { isOnItsWay, type QueuedFile } from "./queued-files.ts";

/** How much is not there yet, in bytes. */
const bytesLeft = (files: readonly QueuedFile[]): number =>
  files.filter(isOnItsWay).reduce((sum, { file, share }) => sum + file.size * (1 - share), 0);

/** A shorter time says little about the next. */
const minMeasuredMs = 2000;

/** How long files take, measured from when the first of them was added. */
export const createEstimate = (now: () => number) => {
  let startedAt = 0;
  let total = 0;
  return {
    /** @param files those that were there before */
    add(files: readonly QueuedFile[], added: readonly File[]): void {
      if (!files.some(isOnItsWay)) [startedAt, total] = [now(), 0];
      total += added.reduce((sum, { size }) => sum + size, 0);
    },
    secondsLeft(files: readonly QueuedFile[]): number | null {
      const left = bytesLeft(files);
      const took = now() - startedAt;
      const sent = total - left;
      return took < minMeasuredMs || sent <= 0 || left === 0
        ? null
        : Math.ceil((took / sent) * left * 0.001);
    },
  };
};
