import { expect, test } from "vitest";
import { queuePerKey } from "./queue-per-key.ts";
import { createQueue, Flooded } from "./request-queue.ts";

const clock = { elapsed: () => 0, timer: () => () => {}, turn: setImmediate };

test("a key has one queue while anything is in it, and keys do not wait for each other", async () => {
  let opened = 0;
  const queueOf = queuePerKey(() => {
    opened += 1;
    return createQueue({ running: 1, waiting: 0, maxWaitMs: 500, refusal: new Flooded() }, clock);
  });
  const release = await queueOf("a").enter();
  await expect(queueOf("a").enter()).rejects.toThrow(Flooded);
  const releaseOther = await queueOf("b").enter();
  expect(opened).toBe(2);
  release();
  releaseOther();
  for (const key of ["c", "a", "b"]) (await queueOf(key).enter())();
  expect(opened).toBe(5);
});
