import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isOnItsWay } from "#features/assets/media/office/queue/queued-files.ts";
import { createUploadQueue } from "#features/assets/media/office/queue/upload-queue.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { openS3Server } from "#platform/testing/s3/s3-server.ts";
import { signIn } from "../saves/client.ts";
import { openLine } from "./line.ts";
import { createPhotos } from "./photos.ts";
import { endProcess, startProcess } from "../start/process.ts";

// Uploads many photos of 8 MB through the library's own queue, over a line that breaks twice: the
// time it takes, the most memory that the server needs, and whether one is lost or stored twice.
// With `bucket` files are kept in an S3-compatible server of this process instead of a folder.
// node bench/uploads/uploads.ts [photos] [bucket]
const count = Number(process.argv[2] ?? 200);
const store = process.argv[3] === "bucket" ? await openS3Server() : null;
const breaks = [Math.floor(count / 3), Math.floor((2 * count) / 3)];
const port = 3191;

const folder = mkdtempSync(join(tmpdir(), "wayroam-uploads-"));
const server = await startProcess({
  PORT: String(port),
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  ...(store && {
    S3_ENDPOINT: store.bucket.endpoint,
    S3_BUCKET: store.bucket.bucket,
    S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
  }),
});

/** In megabytes, as Linux counts it. */
const memoryOf = (name: "VmRSS" | "VmHWM"): number => {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const [, kilobytes = "0"] = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status) ?? [];
  return Number(kilobytes) / 1000;
};

const line = await openLine(port);
const boundary = "photo";
const formOf = (name: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

try {
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin", line.port);
  const draw = createPhotos();
  const photos: File[] = [];
  for (let index = 0; index < count; index += 1)
    photos.push(new File([new Uint8Array(await draw(index))], `photo-${index}.jpg`));
  const bytes = photos.reduce((sum, { size }) => sum + size, 0);
  const before = memoryOf("VmRSS");
  let attempts = 0;
  let keys = 0;
  const queue = createUploadQueue({
    async send({ key, file, folder: into }) {
      attempts += 1;
      const form = formOf(file.name, new Uint8Array(await file.arrayBuffer()));
      const { status, text } = await send("POST", `/api/it/media?folder=${into}`, form, {
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "idempotency-key": key,
      });
      if (status !== 200) throw new ApiError(status, JSON.parse(text) as object);
      return { note: text, picture: null };
    },
    check: async () => null,
    shrink: null,
    now: () => performance.now(),
    wait: (ms) => wait(ms),
    newKey: () => `bench-${(keys += 1)}`,
  });
  const startedAt = performance.now();
  queue.add(photos, "bench");
  let broken = 0;
  while (queue.files().some(isOnItsWay)) {
    const done = queue.files().filter(({ state }) => state === "done").length;
    if (broken < breaks.length && done >= (breaks[broken] ?? 0)) {
      broken += 1;
      console.log(`  the line broke with ${line.break()} connections after ${done} photos`);
    }
    await wait(20);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const refused = queue.files().filter(({ state }) => state === "refused");
  const stored = await send("GET", "/api/it/media?folder=bench&pageSize=1");
  const { total } = JSON.parse(stored.text) as { total: number };
  const where = store ? "a bucket" : "a folder";
  console.log(`${count} photos, ${(bytes / 1e6 / count).toFixed(1)} MB each, into ${where}`);
  console.log(`  time        ${seconds.toFixed(0)} s, ${(seconds / count).toFixed(2)} s a photo`);
  console.log(`  attempts    ${attempts}`);
  console.log(`  stored      ${total}, refused ${refused.length}`);
  console.log(
    `  memory      ${before.toFixed(0)} MB before, ${memoryOf("VmHWM").toFixed(0)} MB at most`,
  );
  for (const { problem } of refused.slice(0, 3)) console.log(`  ${problem}`);
  if (total !== count) process.exitCode = 1;
} finally {
  line.close();
  await endProcess(server, "SIGTERM");
  await store?.close();
  rmSync(folder, { recursive: true });
}
