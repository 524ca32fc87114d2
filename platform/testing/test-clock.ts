/**
 * A clock that stands still until a test moves it, and then calls what has become due: nothing has
 * to be waited for.
 */
export const createTestClock = (start = new Date()) => {
  let moment = start.getTime();
  const waiting = new Set<Readonly<{ dueAt: number; call: () => void }>>();
  const callDue = () => {
    for (const entry of waiting) if (entry.dueAt <= moment && waiting.delete(entry)) entry.call();
  };
  return {
    now: () => new Date(moment),
    /** Calls back once the clock has gone on by some milliseconds. @returns what cancels the call */
    timer: (milliseconds: number, call: () => void) => {
      const entry = { dueAt: moment + milliseconds, call };
      waiting.add(entry);
      if (milliseconds <= 0) setImmediate(callDue);
      return () => void waiting.delete(entry);
    },
    /** @param milliseconds since the epoch, not before the present moment */
    goTo: (milliseconds: number) => {
      moment = milliseconds;
      callDue();
    },
  };
};

export type TestClock = ReturnType<typeof createTestClock>;
