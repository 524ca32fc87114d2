import { isConnectionError } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Timer } from "#platform/server/load/timer.ts";
import { addHits, type DayHits, dayOf } from "./store.ts";

export type HitCounterOptions = Readonly<{
  db: Database;
  now: () => Date;
  timer: Timer;
  /** Called with errors other than a database that cannot be reached. */
  report: (error: unknown) => void;
}>;

export type HitCounter = Readonly<{
  /** Never waits and never fails. */
  count: (market: string, redirectId: string) => void;
  /** Writes what is counted; while the database is away it is given up. */
  stop: () => Promise<void>;
}>;

/** What a killed process loses at most. */
const delayMs = 3000;
const retryMs = 15_000;
/** Days of redirects that wait at once; the hits of further ones are not counted. */
const maxWaiting = 10_000;

type WaitingHits = Map<string, DayHits>;

const add = (waiting: WaitingHits, { hits, ...day }: DayHits): void => {
  const key = `${day.redirectId} ${day.day}`;
  const earlier = waiting.get(key);
  if (!earlier && waiting.size >= maxWaiting) return;
  const lastAt = earlier && earlier.lastAt > day.lastAt ? earlier.lastAt : day.lastAt;
  waiting.set(key, { ...day, lastAt, hits: (earlier?.hits ?? 0) + hits });
};

/** Counts in the process and writes in batches, because an answer must not wait for its count. */
export const createHitCounter = ({ db, now, timer, report }: HitCounterOptions): HitCounter => {
  let waiting: WaitingHits = new Map();
  let cancel: (() => void) | null = null;
  let running = Promise.resolve();
  let isStopped = false;

  const schedule = (milliseconds: number): void => {
    if (isStopped || cancel) return;
    cancel = timer(milliseconds, () => {
      cancel = null;
      running = running.then(write);
    });
  };
  const write = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      await addHits(db, [...batch.values()]);
    } catch (error) {
      if (!isConnectionError(error)) report(error);
      for (const day of batch.values()) add(waiting, day);
      cancel?.();
      cancel = null;
      schedule(retryMs);
    }
  };

  return {
    count(market, redirectId) {
      const at = now();
      add(waiting, { market, redirectId, day: dayOf(at), hits: 1, lastAt: at });
      schedule(delayMs);
    },
    async stop() {
      isStopped = true;
      cancel?.();
      await running;
      await write();
    },
  };
};
