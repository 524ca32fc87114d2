import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { processTimer } from "#platform/server/load/timer.ts";
import { createQueue } from "#platform/server/load/request-queue.ts";
import { createRenditions, makeRendition, originalName, renditionName } from "./renditions.ts";

const sha256 = "a".repeat(64);
const clock = { elapsed: () => performance.now(), timer: processTimer, turn: setImmediate };
const openQueue = () => createQueue({ running: 1, waiting: 9, maxWaitMs: 10_000 }, clock);
const fail = (error: unknown) => {
  throw error;
};

let files: FileStore;
beforeEach(async () => {
  files = folderStore(mkdtempSync(join(tmpdir(), "renditions-")));
  const background = { r: 200, g: 90, b: 40 };
  await files.write(
    originalName(sha256),
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
});

test("nobody waits for a rendition: the original is shown until it is made, and then it is", async () => {
  const queue = openQueue();
  const read = createRenditions(files, queue, fail);
  // The one slot of the queue is taken, so nothing can be made before the answer.
  const release = await queue.enter();
  const early = await read(sha256, 320, "avif");
  expect(early).toMatchObject({ type: "image/jpeg", isFinal: false });
  expect(await files.has(renditionName(sha256, 320, "avif"))).toBe(false);
  release();
  await vi.waitFor(async () =>
    expect(await read(sha256, 320, "avif")).toMatchObject({ type: "image/avif", isFinal: true }),
  );
});

test("of the renditions that exist the next wider one stands in, else the next narrower", async () => {
  const queue = openQueue();
  const read = createRenditions(files, queue, fail);
  await queue.enter();
  await makeRendition(files, sha256, 160, "webp");
  const narrower = await read(sha256, 320, "webp");
  expect((await sharp(narrower?.body).metadata()).width).toBe(160);
  await makeRendition(files, sha256, 640, "webp");
  const wider = await read(sha256, 320, "webp");
  expect((await sharp(wider?.body).metadata()).width).toBe(640);
  expect(wider).toMatchObject({ type: "image/webp", isFinal: false });
  expect(await read("b".repeat(64), 320, "webp")).toBeNull();
});
