import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#platform/testing/free-port.mjs";
import { openS3Server } from "#platform/testing/s3/s3-server.ts";
import { residentOf } from "../memory/process-memory.ts";
import { signIn } from "../saves/client.ts";
import { ask, endProcess, startProcess } from "../start/process.ts";

const fileBytes = 20 * 1024 * 1024;
/** What all silent readers together may add to the process. */
const limitMb = 200;
/** Twice the patience of the server, because Node once counts as taken what the system buffers. */
const closedWithin = 75;

const upload = async (port: number): Promise<string> => {
  const send = await signIn(port, "admin@wayroam.test", "wayroam-admin");
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(fileBytes)]), "film.zip");
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const type = sent.headers.get("content-type") ?? "";
  const { status, text } = await send("POST", "/api/it/cdn", body, { "content-type": type });
  if (status !== 200) throw new Error(`The upload was answered ${status}: ${text}`);
  return (JSON.parse(text) as { file: { path: string } }).file.path;
};

/** Asks for a file and never reads it. */
const openSilent = (port: number, path: string): Socket => {
  const socket = connect({ port, host: "127.0.0.1" }, () =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: it.localhost\r\n\r\n`),
  );
  socket.pause();
  socket.on("error", () => socket.destroy());
  return socket;
};

/** Reads a file by one who takes it. @returns its bytes */
const readWhole = async (port: number, path: string): Promise<number> =>
  (await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()).byteLength;

const tryStore = async (
  name: string,
  count: number,
  settings: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const failures: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({ PORT: String(port), DATA_DIR: folder, ...settings });
  const resident = () => residentOf(server.pid ?? 0).resident;
  const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
  const path = await upload(port);
  await readWhole(port, path);
  const [before, filesBefore] = [resident(), openFiles()];
  let most = before;
  const sockets = Array.from({ length: count }, () => openSilent(port, path));
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  while (seconds() < closedWithin && (seconds() < 5 || openFiles() > filesBefore + 10)) {
    most = Math.max(most, resident());
    const { status, ms } = await ask(port, "/health/ready");
    if (status !== 200 || ms > 1000)
      failures.push(`${name}: others were answered ${status} after ${ms} ms beside them.`);
    await pause(200);
  }
  const stillOpen = openFiles() - filesBefore;
  const added = Math.round(most - before);
  console.log(
    `${name}: ${count} silent readers of 20 MB add ${added} MB to ${before.toFixed(0)}; ${seconds().toFixed(0)} s later ${Math.max(0, stillOpen)} files and sockets are open`,
  );
  if (added > limitMb) failures.push(`${name}: they added ${added} MB, not ${limitMb}.`);
  if (stillOpen > 10) failures.push(`${name}: ${stillOpen} were not let go of.`);
  if ((await readWhole(port, path)) !== fileBytes) failures.push(`${name}: a reader got a part.`);
  for (const socket of sockets) socket.destroy();
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return failures;
};

/** Many ask for a large plain file and read nothing of it, from a folder and from a bucket. */
export const silentReaders = async (count = 200): Promise<readonly string[]> => {
  const inFolder = await tryStore("a folder", count, {});
  const store = await openS3Server();
  const inBucket = await tryStore("a bucket", count, {
    S3_ENDPOINT: store.bucket.endpoint,
    S3_BUCKET: store.bucket.bucket,
    S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
  });
  await store.close();
  return [...inFolder, ...inBucket];
};
