import { expect, test } from "vitest";
import { createQueue, Overloaded, type QueueLimits } from "./request-queue.ts";

/** A clock that only advances by `advance`. */
const fakeClock = () => {
  let at = 0;
  const timers = new Map<object, Readonly<{ due: number; call: () => void }>>();
  return {
    elapsed: () => at,
    timer(milliseconds: number, call: () => void) {
      const key = {};
      timers.set(key, { due: at + milliseconds, call });
      return () => void timers.delete(key);
    },
    turn: (call: () => void) => void setImmediate(call),
    timers,
    /** @param isLate whether the process is too busy to run its timers */
    advance(milliseconds: number, isLate = false) {
      at += milliseconds;
      for (const [key, { due, call }] of timers) {
        if (isLate || due > at) continue;
        timers.delete(key);
        call();
      }
    },
  };
};

const setUp = (limits: Partial<QueueLimits> = {}) => {
  const time = fakeClock();
  const queue = createQueue({ running: 1, waiting: 2, maxWaitMs: 500, ...limits }, time);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  /** Enters the queue with work that goes on until `end`. */
  const enter = (name: string, signal?: AbortSignal): Promise<string> =>
    queue
      .run(async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return "done";
      }, signal)
      .catch((error: unknown) => (error instanceof Overloaded ? "refused" : "failed"));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
    await turn();
  };
  return { time, queue, begun: started, come: enter, end, turn };
};

test("tasks run up to the limit, wait in order up to the limit, and any further one is refused at once", async () => {
  const { queue, begun: started, come: enter, end, turn, time } = setUp({ running: 2 });
  const all = ["a", "b", "c", "d"].map((name) => enter(name));
  await turn();
  expect(started).toEqual(["a", "b"]);
  expect(() => queue.refuseIfFull()).toThrow(Overloaded);
  expect(await enter("e")).toBe("refused");
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  queue.refuseIfFull();
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await Promise.all(all)).toEqual(["done", "done", "done", "done"]);
  expect(time.timers.size).toBe(0);
  void enter("f");
  await turn();
  expect(started).toContain("f");
});

test("a task that has waited too long is refused and never runs", async () => {
  const { begun: started, come: enter, end, turn, time } = setUp();
  void enter("a");
  const late = enter("b");
  await turn();
  time.advance(499);
  const soon = enter("c");
  await turn();
  time.advance(1);
  expect(await late).toBe("refused");
  await end("a");
  expect(started).toEqual(["a", "c"]);
  await end("c");
  expect(await soon).toBe("done");
});

test("a task that joins a crowd may wait less long than the first few", async () => {
  const {
    begun: started,
    come: enter,
    end,
    turn,
    time,
  } = setUp({
    waiting: 9,
    crowd: { from: 2, maxWaitMs: 100 },
  });
  void enter("a");
  const few = [enter("b"), enter("c")];
  const crowded = enter("d");
  await turn();
  time.advance(100);
  expect(await crowded).toBe("refused");
  time.advance(399);
  for (const name of ["a", "b", "c"]) await end(name);
  expect(await Promise.all(few)).toEqual(["done", "done"]);
  expect(started).toEqual(["a", "b", "c"]);
});

test("when timers run late, a task that has waited too long is refused instead of run", async () => {
  const { begun: started, come: enter, end, turn, time } = setUp();
  void enter("a");
  const late = enter("b");
  await turn();
  time.advance(501, true);
  void enter("c");
  await turn();
  await end("a");
  expect(await late).toBe("refused");
  expect(started).toEqual(["a", "c"]);
});

test("an aborted task leaves the queue and never runs", async () => {
  const { begun: started, come: enter, end, turn } = setUp({ waiting: 1 });
  void enter("a");
  const visitor = new AbortController();
  const gone = enter("b", visitor.signal);
  await turn();
  expect(await enter("c")).toBe("refused");
  visitor.abort();
  expect(await gone).toBe("refused");
  void enter("d");
  await turn();
  await end("a");
  expect(started).toEqual(["a", "d"]);
  expect(await enter("e", AbortSignal.abort())).toBe("refused");
});

test("a failed task releases its slot, and releasing a slot twice counts once", async () => {
  const { queue, begun: started, come: enter, turn } = setUp();
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const leave = await queue.enter();
  leave();
  leave();
  void enter("a");
  void enter("b");
  await turn();
  expect(started).toEqual(["a"]);
});
