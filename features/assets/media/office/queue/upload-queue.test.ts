import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { ApiError } from "#platform/browser/call-api.ts";
import { createUploadQueue, type QueueOptions } from "./upload-queue.ts";

const file = (name: string): File => new File(["x"], name);
const answer = { note: "6 widths", picture: null };

const openQueue = (send: QueueOptions["send"]) => {
  let keys = 0;
  let time = 0;
  const pauses: number[] = [];
  const queue = createUploadQueue({
    send,
    check: async ({ name }) =>
      name.endsWith(".svg") ? { problem: "SVG can carry scripts.", isTooLarge: false } : null,
    shrink: async ({ name }) => (name === "odd.jpg" ? null : file(`small-${name}`)),
    now: () => time,
    wait: async (ms) => void pauses.push(ms),
    newKey: () => `key-${(keys += 1)}`,
  });
  const settled = () =>
    expect
      .poll(() => queue.files().filter(({ state }) => state !== "done" && state !== "refused"))
      .toEqual([]);
  const pass = (ms: number) => void (time += ms);
  return { queue, pauses, settled, pass };
};

test("three files are on their way at once, and all arrive in the folder they were dropped on", async () => {
  let now = 0;
  let most = 0;
  const folders = new Set<string>();
  const { queue, settled } = openQueue(async ({ folder }) => {
    now += 1;
    most = Math.max(most, now);
    folders.add(folder);
    await setImmediate();
    now -= 1;
    return answer;
  });
  queue.add(
    Array.from({ length: 9 }, (_, index) => file(`${index}.jpg`)),
    "sea",
  );
  await settled();
  expect(most).toBe(3);
  expect([...folders]).toEqual(["sea"]);
  expect(queue.files().every(({ state }) => state === "done")).toBe(true);
});

test("a file whose connection breaks is sent again under the same key until it arrives", async () => {
  const keys: string[] = [];
  const { queue, pauses, settled } = openQueue(async ({ key }) => {
    keys.push(key);
    if (keys.length < 9) throw new TypeError("The connection was lost.");
    return answer;
  });
  queue.add([file("a.jpg")], "");
  await settled();
  expect(new Set(keys).size).toBe(1);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(queue.files()[0]).toMatchObject({ state: "done", problem: null });
});

test("a server that asks for a pause gets it, and one that goes on refusing is told", async () => {
  const busy = new ApiError(503, { detail: "Too many at once." }, 4000);
  const { queue, pauses, settled } = openQueue(() => Promise.reject(busy));
  queue.add([file("a.jpg")], "");
  await settled();
  expect(pauses).toEqual([4000, 4000, 4000, 4000, 4000]);
  expect(queue.files()[0]).toMatchObject({ state: "refused", canRetry: true });
});

test("what no second attempt mends is refused at once, without keeping the others", async () => {
  const { queue, settled } = openQueue(async ({ file: { name } }) => {
    if (name === "big.jpg") throw new ApiError(422, { detail: "744 million points." });
    return answer;
  });
  queue.add([file("a.svg"), file("big.jpg"), file("c.jpg")], "");
  await settled();
  expect(queue.files().map(({ state, problem, canRetry }) => [state, problem, canRetry])).toEqual([
    ["refused", "SVG can carry scripts.", false],
    ["refused", "744 million points.", false],
    ["done", null, false],
  ]);
});

test("a cancelled file is stopped and forgotten, and the next one takes its place", async () => {
  const { queue, settled } = openQueue(
    ({ file: { name } }, { signal }) =>
      new Promise((resolve, reject) => {
        if (name !== "slow.jpg") return resolve(answer);
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      }),
  );
  queue.add([file("slow.jpg"), file("b.jpg")], "");
  const [slow] = queue.files();
  await expect.poll(() => queue.files()[0]?.state).toBe("sending");
  queue.cancel(slow?.key ?? "");
  await settled();
  expect(queue.files().map(({ file: { name } }) => name)).toEqual(["b.jpg"]);
});

const tooManyPoints = { detail: "744 million points.", isTooLarge: true };

test("a refused file that is too large is made smaller and sent under another key", async () => {
  const keys: string[] = [];
  const { queue, settled } = openQueue(async ({ key, file: { name } }) => {
    keys.push(key);
    if (name === "odd.jpg") throw new ApiError(413, { detail: "31 MB." });
    if (!name.startsWith("small-")) throw new ApiError(422, tooManyPoints);
    return answer;
  });
  queue.add([file("dune.jpg"), file("odd.jpg")], "");
  await settled();
  expect(queue.files().map(({ canShrink }) => canShrink)).toEqual([true, true]);
  for (const { key } of queue.files()) await queue.shrink(key);
  await settled();
  expect(queue.files().map(({ state, file: { name } }) => [state, name])).toEqual([
    ["done", "small-dune.jpg"],
    ["refused", "odd.jpg"],
  ]);
  expect(queue.files()[1]).toMatchObject({
    canShrink: false,
    problem: expect.stringMatching(/cannot open/),
  });
  expect(new Set(keys).size).toBe(3);
});

test("the time that is left follows from what was sent since the first file", async () => {
  const sent = Promise.withResolvers<typeof answer>();
  const { queue, settled, pass } = openQueue((_queued, { onProgress }) => {
    onProgress(0.25);
    return sent.promise;
  });
  queue.add([file("a.jpg")], "");
  await expect.poll(() => queue.files()[0]?.share).toBe(0.25);
  pass(1000);
  expect(queue.secondsLeft()).toBeNull();
  pass(9000);
  expect(queue.secondsLeft()).toBe(30);
  sent.resolve(answer);
  await settled();
  expect(queue.secondsLeft()).toBeNull();
});
