import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#platform/testing/free-port.mjs";
import { ask, endProcess, startProcess } from "../start/process.ts";

const partialHead = "POST /api/it/custompages HTTP/1.1\r\nhost: backoffice.localhost\r\n";
const healthRequest = "GET /health/live HTTP/1.1\r\nhost: it.localhost\r\n\r\n";

type ClientKind = Readonly<{
  count: number;
  request: string;
  /** Seconds within which the server must have closed every client of this kind. */
  closedWithin: number;
  /**
   * Milliseconds between two bytes that the client reads; null for a client that reads everything
   * at once.
   */
  readIntervalMs: number | null;
}>;

/**
 * `closedWithin` is the timeout in http-server.ts plus the server's five-second check interval and
 * some slack.
 */
const kinds: Readonly<Record<string, ClientKind>> = {
  "idle, asked once": {
    count: 500,
    request: healthRequest,
    closedWithin: 90,
    readIntervalMs: null,
  },
  "half a head": { count: 170, request: partialHead, closedWithin: 30, readIntervalMs: null },
  "half a body": {
    count: 170,
    request: `${partialHead}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a"`,
    closedWithin: 75,
    readIntervalMs: null,
  },
  silent: { count: 50, request: "", closedWithin: 30, readIntervalMs: null },
  // The answers are larger than the buffers of both ends, so that the server really waits for the
  // reader. `closedWithin` is twice the timeout, because Node once counts as activity that it hands
  // its own buffer to the operating system.
  "a byte a second": {
    count: 50,
    request: "GET / HTTP/1.1\r\nhost: it.localhost\r\n\r\n".repeat(100),
    closedWithin: 250,
    readIntervalMs: 1000,
  },
};

const readSlowly = (socket: Socket, milliseconds: number): void => {
  socket.pause();
  const timer = setInterval(() => socket.read(1), milliseconds);
  socket.on("close", () => clearInterval(timer));
};

type Client = Readonly<{ kind: string; socket: Socket }>;

const connectClient = (
  port: number,
  kind: string,
  { request, readIntervalMs }: ClientKind,
): Client => {
  const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(request));
  if (readIntervalMs === null) socket.resume();
  else readSlowly(socket, readIntervalMs);
  socket.on("error", () => socket.destroy());
  return { kind, socket };
};

const established = "01";

/**
 * The clients' ports to which the server holds a connection. A client that does not read would not notice
 * that it was closed.
 */
const connectedPorts = (port: number): ReadonlySet<number> => {
  const portOf = (address = "") => Number.parseInt(address.split(":")[1] ?? "", 16);
  const rows = ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((file) => readFileSync(file, "utf8").split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/));
  return new Set(
    rows
      .filter(([, local, , state]) => portOf(local) === port && state === established)
      .map(([, , remote]) => portOf(remote)),
  );
};

const quantile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;

/**
 * Connects idle, incomplete and slow clients. Other visitors must be served meanwhile, and the
 * server must close each of these clients in time.
 */
export const slowClients = async (seconds = 260): Promise<readonly string[]> => {
  const failures: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({ PORT: String(port), DATA_DIR: folder });
  await ask(port, "/");
  const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
  const openFilesBefore = openFiles();
  const all = Object.entries(kinds).flatMap(([name, kind]) =>
    Array.from({ length: kind.count }, () => connectClient(port, name, kind)),
  );
  await pause(1000);
  console.log(`open files: ${openFilesBefore}, with ${all.length} clients ${openFiles()}`);
  const times: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const ports = new Map(all.map((client) => [client, client.socket.localPort ?? 0]));
  const closedAfter = new Map<Client, number>();
  for (let turn = 0; performance.now() < end; turn += 1) {
    const paths = ["/", `/cerca?mood=nature&priceMax=${2000 + turn}`, "/health/ready"];
    for (const { status, ms } of await Promise.all(paths.map((path) => ask(port, path)))) {
      times.push(ms);
      if (status !== 200) failures.push(`Others were answered ${status} beside slow clients.`);
    }
    const connected = connectedPorts(port);
    for (const [client, localPort] of ports)
      if (!connected.has(localPort) && !closedAfter.has(client))
        closedAfter.set(client, (performance.now() - startedAt) / 1000);
    await pause(200);
  }
  const p99 = quantile(times, 0.99);
  console.log(
    `others meanwhile: ${times.length} answers, p50 ${quantile(times, 0.5)} ms, p99 ${p99} ms`,
  );
  if (p99 >= 1000) failures.push(`Others waited ${p99} ms (p99), not less than 1 s.`);
  for (const [name, { count, closedWithin: limit }] of Object.entries(kinds)) {
    const ofKind = all.filter(({ kind }) => kind === name);
    const lastClosed = Math.max(...ofKind.map((client) => closedAfter.get(client) ?? Infinity));
    const stillOpen = ofKind.filter((client) => !closedAfter.has(client)).length;
    console.log(
      `${name}: ${stillOpen} of ${count} still open, the last let go after ${lastClosed.toFixed(0)} s`,
    );
    if (seconds >= limit && lastClosed > limit)
      failures.push(`${name}: held ${lastClosed.toFixed(0)} s, not ${limit}.`);
  }
  console.log(`open files after ${seconds} s: ${openFiles()}`);
  for (const { socket } of all) socket.destroy();
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return failures;
};
