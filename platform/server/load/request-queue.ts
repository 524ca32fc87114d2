import { Problem } from "../http/problem.ts";
import type { Timer } from "./timer.ts";

/** Thrown when a queue is full, and when a task has waited in it for too long. */
export class Overloaded extends Problem {
  constructor() {
    super(503, "Too many ask at the same time. Try again in a moment.");
  }
}

/** Thrown when the queue of one address is full. */
export class Flooded extends Problem {
  constructor() {
    super(429, "Too much came from your address at once. Try again in a moment.");
  }
}

export type QueueLimits = Readonly<{
  /** How many tasks run at the same time. */
  running: number;
  /** How many tasks may wait; any further task is refused at once. */
  waiting: number;
  /** The longest wait in milliseconds. */
  maxWaitMs: number;
  /**
   * A shorter longest wait, in milliseconds, while `from` or more tasks are waiting; no shorter
   * wait by default. A short burst is then served completely, and in an endless crowd nobody waits
   * long.
   */
  crowd?: Readonly<{ from: number; maxWaitMs: number }>;
  /** What it throws; by default Overloaded. */
  refusal?: Problem;
}>;

export type QueueClock = Readonly<{
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  timer: Timer;
  /** Calls back in a later turn of the event loop, after pending connections and input. */
  turn: (call: () => void) => void;
}>;

/** Limits how many tasks of one kind run and how many wait. */
export type Queue = Readonly<{
  /** Refuses a request early, before it needs a slot. @throws Overloaded when the queue is full */
  refuseIfFull(): void;
  /**
   * Waits for a slot. @param signal takes a caller that has gone away out of the queue
   * @returns releases the slot; further calls do nothing
   * @throws Overloaded when the queue is full or the wait took too long
   */
  enter(signal?: AbortSignal): Promise<() => void>;
  /**
   * Running and waiting tasks at present; `refused` counts all refusals since the process started.
   */
  stats(): Readonly<{ running: number; waiting: number; refused: number }>;
  /** Runs a task in a slot. @throws Overloaded as `enter` does */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}>;

// All refusals share one error, because creating a stack for each refusal would cost more than the
// rest of its answer.
const overloaded = new Overloaded();

type WaitingEntry = Readonly<{ deadline: number; admit: () => void; refuse: () => void }>;

export const createQueue = (limits: QueueLimits, { elapsed, timer, turn }: QueueClock): Queue => {
  const waiting = new Set<WaitingEntry>();
  let running = 0;
  let refused = 0;

  /** Counts and returns the shared refusal. */
  const countRefusal = (): Problem => {
    refused += 1;
    return limits.refusal ?? overloaded;
  };

  const takeSlot = (): (() => void) => {
    running += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running -= 1;
      if (waiting.size > 0) turn(admitNext);
    };
  };

  const admitNext = () => {
    for (const next of waiting) {
      if (running >= limits.running) return;
      // A busy process runs its timers late. A task past its deadline is refused here, because
      // nobody would still read its answer.
      if (elapsed() > next.deadline) next.refuse();
      else next.admit();
    }
  };

  const wait = (signal: AbortSignal | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const release = () => {
        waiting.delete(entry);
        cancel();
        signal?.removeEventListener("abort", refuse);
      };
      const refuse = () => {
        release();
        reject(countRefusal());
      };
      const admit = () => {
        release();
        resolve(takeSlot());
      };
      const { crowd } = limits;
      const { maxWaitMs: patience } = crowd && waiting.size >= crowd.from ? crowd : limits;
      const entry: WaitingEntry = { deadline: elapsed() + patience, admit, refuse };
      const cancel = timer(patience, refuse);
      signal?.addEventListener("abort", refuse);
      waiting.add(entry);
    });

  const isFull = () => running >= limits.running && waiting.size >= limits.waiting;

  const enter = async (signal?: AbortSignal): Promise<() => void> => {
    if (signal?.aborted || isFull()) throw countRefusal();
    return running < limits.running && waiting.size === 0 ? takeSlot() : wait(signal);
  };

  return {
    refuseIfFull() {
      if (isFull()) throw countRefusal();
    },
    enter,
    stats: () => ({ running, waiting: waiting.size, refused }),
    async run(work, signal) {
      const release = await enter(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
};
