import { expect, test } from "vitest";
import { createQueue, Overloaded, type QueueLimits } from "./queue.ts";

/** A clock that goes on only when it is told to. */
const clock = () => {
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
    /** @param isLate whether the process is too busy to call its timers */
    pass(milliseconds: number, isLate = false) {
      at += milliseconds;
      for (const [key, { due, call }] of timers) {
        if (isLate || due > at) continue;
        timers.delete(key);
        call();
      }
    },
  };
};

const open = (limits: Partial<QueueLimits> = {}) => {
  const time = clock();
  const queue = createQueue({ running: 1, waiting: 2, patience: 500, ...limits }, time);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  /** Comes with some work, which goes on until it is ended. */
  const come = (name: string, signal?: AbortSignal): Promise<string> =>
    queue
      .run(async () => {
        begun.push(name);
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
  return { time, queue, begun, come, end, turn };
};

test("a few work, a few wait in the order in which they came, and who finds no room is refused at once", async () => {
  const { queue, begun, come, end, turn, time } = open({ running: 2 });
  const all = ["a", "b", "c", "d"].map((name) => come(name));
  await turn();
  expect(begun).toEqual(["a", "b"]);
  expect(() => queue.turnAway()).toThrow(Overloaded);
  expect(await come("e")).toBe("refused");
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  queue.turnAway();
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await Promise.all(all)).toEqual(["done", "done", "done", "done"]);
  expect(time.timers.size).toBe(0);
  void come("f");
  await turn();
  expect(begun).toContain("f");
});

test("who has waited too long is refused, by the clock alone, and takes no place later", async () => {
  const { begun, come, end, turn, time } = open();
  void come("a");
  const late = come("b");
  await turn();
  time.pass(499);
  const soon = come("c");
  await turn();
  time.pass(1);
  expect(await late).toBe("refused");
  await end("a");
  expect(begun).toEqual(["a", "c"]);
  await end("c");
  expect(await soon).toBe("done");
});

test("a few who come together may wait longer than who comes to a crowd", async () => {
  const { begun, come, end, turn, time } = open({
    waiting: 9,
    crowd: { from: 2, patience: 100 },
  });
  void come("a");
  const few = [come("b"), come("c")];
  const crowded = come("d");
  await turn();
  time.pass(100);
  expect(await crowded).toBe("refused");
  time.pass(399);
  for (const name of ["a", "b", "c"]) await end(name);
  expect(await Promise.all(few)).toEqual(["done", "done"]);
  expect(begun).toEqual(["a", "b", "c"]);
});

test("where timers are called late, a place goes to who has not waited too long", async () => {
  const { begun, come, end, turn, time } = open();
  void come("a");
  const late = come("b");
  await turn();
  time.pass(501, true);
  void come("c");
  await turn();
  await end("a");
  expect(await late).toBe("refused");
  expect(begun).toEqual(["a", "c"]);
});

test("who goes away while waiting leaves room for another, and is never served", async () => {
  const { begun, come, end, turn } = open({ waiting: 1 });
  void come("a");
  const visitor = new AbortController();
  const gone = come("b", visitor.signal);
  await turn();
  expect(await come("c")).toBe("refused");
  visitor.abort();
  expect(await gone).toBe("refused");
  void come("d");
  await turn();
  await end("a");
  expect(begun).toEqual(["a", "d"]);
  expect(await come("e", AbortSignal.abort())).toBe("refused");
});

test("work that fails gives its place back, and so does who gives it back twice, once", async () => {
  const { queue, begun, come, turn } = open();
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const leave = await queue.enter();
  leave();
  leave();
  void come("a");
  void come("b");
  await turn();
  expect(begun).toEqual(["a"]);
});
