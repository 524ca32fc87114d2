import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask, endProcess, freePort, startProcess } from "./process.ts";

const head = "POST /api/it/custompages HTTP/1.1\r\nhost: backoffice.localhost\r\n";
const live = "GET /health/live HTTP/1.1\r\nhost: it.localhost\r\n\r\n";

type Kind = Readonly<{
  count: number;
  words: string;
  /** Seconds after which the last must have been let go. */
  within: number;
  /** Milliseconds between two bytes that it reads; null where it reads all. */
  slow: number | null;
}>;

/** The limits of http-server.ts, five seconds between two looks, and some air. */
const kinds: Readonly<Record<string, Kind>> = {
  "idle, asked once": { count: 500, words: live, within: 90, slow: null },
  "half a head": { count: 170, words: head, within: 30, slow: null },
  "half a body": {
    count: 170,
    words: `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a"`,
    within: 75,
    slow: null,
  },
  silent: { count: 50, words: "", within: 30, slow: null },
  // More than the buffers of both ends hold, so that its reader is really waited for. Node takes
  // what its own buffer gave to the system for a sign of life, once: twice the silence.
  "a byte a second": {
    count: 50,
    words: "GET / HTTP/1.1\r\nhost: it.localhost\r\n\r\n".repeat(100),
    within: 250,
    slow: 1000,
  },
};

const readSlowly = (socket: Socket, milliseconds: number): void => {
  socket.pause();
  const timer = setInterval(() => socket.read(1), milliseconds);
  socket.on("close", () => clearInterval(timer));
};

type Client = Readonly<{ kind: string; socket: Socket }>;

const dial = (port: number, kind: string, { words, slow }: Kind): Client => {
  const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(words));
  if (slow === null) socket.resume();
  else readSlowly(socket, slow);
  socket.on("error", () => socket.destroy());
  return { kind, socket };
};

const established = "01";

/** The clients' ports to which a server's port holds a connection; who does not read would not notice its end. */
const heldBy = (port: number): ReadonlySet<number> => {
  const number = (address = "") => Number.parseInt(address.split(":")[1] ?? "", 16);
  const rows = ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((file) => readFileSync(file, "utf8").split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/));
  return new Set(
    rows
      .filter(([, local, , state]) => number(local) === port && state === established)
      .map(([, , remote]) => number(remote)),
  );
};

const within = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;

/** Idle, broken and slow clients: others are served meanwhile, and nobody is held for ever. */
export const clients = async (seconds = 260): Promise<readonly string[]> => {
  const broken: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  const port = await freePort();
  const server = await startProcess({ PORT: String(port), DATA_DIR: folder });
  await ask(port, "/");
  const files = () => readdirSync(`/proc/${server.pid}/fd`).length;
  const before = files();
  const all = Object.entries(kinds).flatMap(([name, kind]) =>
    Array.from({ length: kind.count }, () => dial(port, name, kind)),
  );
  await pause(1000);
  console.log(`open files: ${before}, with ${all.length} clients ${files()}`);
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const ports = new Map(all.map((client) => [client, client.socket.localPort ?? 0]));
  const over = new Map<Client, number>();
  for (let turn = 0; performance.now() < end; turn += 1) {
    const paths = ["/", `/cerca?mood=nature&priceMax=${2000 + turn}`, "/health/ready"];
    for (const { status, ms } of await Promise.all(paths.map((path) => ask(port, path)))) {
      times.push(ms);
      if (status !== 200) broken.push(`Others were answered ${status} beside slow clients.`);
    }
    const held = heldBy(port);
    for (const [client, own] of ports)
      if (!held.has(own) && !over.has(client)) over.set(client, (performance.now() - begun) / 1000);
    await pause(200);
  }
  const p99 = within(times, 0.99);
  console.log(
    `others meanwhile: ${times.length} answers, p50 ${within(times, 0.5)} ms, p99 ${p99} ms`,
  );
  if (p99 >= 1000) broken.push(`Others waited ${p99} ms (p99), not less than 1 s.`);
  for (const [name, { count, within: limit }] of Object.entries(kinds)) {
    const own = all.filter(({ kind }) => kind === name);
    const last = Math.max(...own.map((client) => over.get(client) ?? Infinity));
    const left = own.filter((client) => !over.has(client)).length;
    console.log(
      `${name}: ${left} of ${count} still open, the last let go after ${last.toFixed(0)} s`,
    );
    if (seconds >= limit && last > limit)
      broken.push(`${name}: held ${last.toFixed(0)} s, not ${limit}.`);
  }
  console.log(`open files after ${seconds} s: ${files()}`);
  for (const { socket } of all) socket.destroy();
  await endProcess(server, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return broken;
};
