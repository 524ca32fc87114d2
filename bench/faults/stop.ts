import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask, endProcess, freePort, startProcess } from "./process.ts";

const starts = {
  node: [process.execPath, "build/site/server/index.js"],
  "npm start": ["npm", "start"],
} as const;

const stopOnce = async (name: string, command: readonly string[]): Promise<readonly string[]> => {
  const broken: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: "2" };
  const server = await startProcess(environment, command);
  const idle = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
  for (const socket of idle) {
    socket.on("error", () => socket.destroy());
    socket.write("GET /health/live HTTP/1.1\r\nhost: it.localhost\r\n\r\n");
  }
  await pause(500);
  const ending = endProcess(server, "SIGTERM");
  await pause(500);
  const draining = await ask(port, "/health/ready");
  const { code, ms } = await Promise.race([ending, pause(15_000, { code: null, ms: Infinity })]);
  const left = (await ask(port, "/health/live")).status;
  console.log(`${name}: ready ${draining.status} while draining, exit ${code} after ${ms} ms`);
  if (draining.status !== 503) broken.push(`${name}: readiness was ${draining.status}, not 503.`);
  if (code !== 0) broken.push(`${name}: the exit code was ${code}, not 0.`);
  if (ms > 10_000) broken.push(`${name}: it took ${ms} ms to end, more than 10 s.`);
  if (left !== 0) broken.push(`${name}: a server still answers on the port after the end.`);
  for (const socket of idle) socket.destroy();
  if (ms === Infinity) await endProcess(server, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  return broken;
};

/** SIGTERM with twenty idle connections, however the product was started. */
export const stop = async (): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const [name, command] of Object.entries(starts))
    broken.push(...(await stopOnce(name, command)));
  return broken;
};
