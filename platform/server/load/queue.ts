import { Problem } from "../http/problem.ts";

/** Thrown at what finds no place in a queue, or waited for one too long. */
export class Overloaded extends Problem {
  constructor() {
    super(503, "Too many ask at the same time. Try again in a moment.");
  }
}

export type QueueLimits = Readonly<{
  /** How many do their work at the same time. */
  running: number;
  /** How many wait at most; who comes then is refused at once. */
  waiting: number;
  /** Milliseconds that anybody waits at most. */
  patience: number;
  /**
   * Milliseconds that who comes to a crowd waits at most; the same for all unless given. A few who
   * come together are all served, and a crowd that does not end makes nobody wait for long.
   */
  crowd?: Readonly<{ from: number; patience: number }>;
}>;

export type QueueClock = Readonly<{
  /** Milliseconds that only grow. */
  elapsed: () => number;
  /** Calls back after some milliseconds. @returns what takes it back */
  timer: (milliseconds: number, call: () => void) => () => void;
  /** Calls back once the process has attended to what else came meanwhile. */
  turn: (call: () => void) => void;
}>;

/** Work of one kind, done by a few at a time while a few more wait. */
export type Queue = Readonly<{
  /** @throws Overloaded when there is no room to wait, for who has no use for a place yet */
  turnAway(): void;
  /**
   * Waits for a place. @param signal frees the place of who waits and has gone away
   * @returns what gives the place back, once however often it is called
   * @throws Overloaded when there is no room to wait, or the wait was too long
   */
  enter(signal?: AbortSignal): Promise<() => void>;
  /** How many work and wait now, and how many were refused since the start. */
  standing(): Readonly<{ running: number; waiting: number; refused: number }>;
  /** Does some work in a place of its own. @throws Overloaded as `enter` does */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}>;

// One for all: the stack of each would cost more than the rest of its answer, and says nothing.
const refusal = new Overloaded();

type Waiting = Readonly<{ until: number; admit: () => void; refuse: () => void }>;

export const createQueue = (limits: QueueLimits, { elapsed, timer, turn }: QueueClock): Queue => {
  const waiting = new Set<Waiting>();
  let running = 0;
  let refused = 0;

  /** The one refusal there is, counted. */
  const refusing = (): Overloaded => {
    refused += 1;
    return refusal;
  };

  const place = (): (() => void) => {
    running += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running -= 1;
      if (waiting.size > 0) turn(callNext);
    };
  };

  const callNext = () => {
    for (const next of waiting) {
      if (running >= limits.running) return;
      // A busy process calls its timers late: nobody would still read this answer.
      if (elapsed() > next.until) next.refuse();
      else next.admit();
    }
  };

  const wait = (signal: AbortSignal | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(entry);
        cancel();
        signal?.removeEventListener("abort", refuse);
      };
      const refuse = () => {
        leave();
        reject(refusing());
      };
      const admit = () => {
        leave();
        resolve(place());
      };
      const { crowd } = limits;
      const { patience } = crowd && waiting.size >= crowd.from ? crowd : limits;
      const entry: Waiting = { until: elapsed() + patience, admit, refuse };
      const cancel = timer(patience, refuse);
      signal?.addEventListener("abort", refuse);
      waiting.add(entry);
    });

  const isFull = () => running >= limits.running && waiting.size >= limits.waiting;

  const enter = async (signal?: AbortSignal): Promise<() => void> => {
    if (signal?.aborted || isFull()) throw refusing();
    return running < limits.running && waiting.size === 0 ? place() : wait(signal);
  };

  return {
    turnAway() {
      if (isFull()) throw refusing();
    },
    enter,
    standing: () => ({ running, waiting: waiting.size, refused }),
    async run(work, signal) {
      const leave = await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
