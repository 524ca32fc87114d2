import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask, endProcess, freePort, startProcess } from "./process.ts";

const head = "POST /api/me HTTP/1.1\r\nhost: backoffice.localhost\r\n";
const kinds = {
  "half a head": head,
  "half a body": `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a"`,
  idle: "GET /health/live HTTP/1.1\r\nhost: it.localhost\r\n\r\n",
} as const;

/** Slow and idle clients, 170 of each kind: others are served, and sockets are let go. */
export const clients = async (seconds = 90): Promise<readonly string[]> => {
  const broken: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({ PORT: String(port), DATA_DIR: folder });
  await ask(port, "/");
  const files = () => readdirSync(`/proc/${server.pid}/fd`).length;
  const before = files();
  const sockets = Object.entries(kinds).flatMap(([kind, bytes]) =>
    Array.from({ length: 170 }, () => {
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
      socket.on("error", () => socket.destroy());
      socket.resume();
      return { kind, socket };
    }),
  );
  await pause(1000);
  const served = await Promise.all([ask(port, "/"), ask(port, "/cerca?mood=nature")]);
  console.log(`open files ${before}, with the clients ${files()}`);
  for (const { status, ms } of served) {
    console.log(`others meanwhile: ${status} in ${ms} ms`);
    if (status !== 200) broken.push(`Others were answered ${status} beside slow clients.`);
  }
  await pause(seconds * 1000);
  for (const kind of Object.keys(kinds)) {
    const left = sockets.filter((one) => one.kind === kind && !one.socket.closed).length;
    console.log(`${kind}: ${left} of 170 still open after ${seconds} s`);
    if (left > 0) broken.push(`${left} sockets (${kind}) are held after ${seconds} s.`);
  }
  for (const { socket } of sockets) socket.destroy();
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return broken;
};
