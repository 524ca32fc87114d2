import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { clientOf } from "../../journeys/product.ts";
import { read } from "../../journeys/read.ts";
import { staffSession } from "../../journeys/staff-session.ts";
import { freePort } from "#platform/testing/free-port.mjs";
import { ask, endProcess, startProcess } from "../start/process.ts";

const startCommands = {
  "npm start": ["npm", "start"],
  "scripts/start.mjs": [process.execPath, "scripts/start.mjs"],
  "the server": [process.execPath, "build/site/server/index.js"],
} as const;

type Connection = Readonly<{ socket: Socket; received: () => string; isClosed: () => boolean }>;

/** Opens a connection, sends a request and collects the answer. */
const connectAndSend = (port: number, requestText: string): Connection => {
  let said = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(requestText));
  socket.on("data", (part) => (said += part.toString("latin1")));
  socket.on("error", () => socket.destroy());
  return { socket, received: () => said, isClosed: () => socket.closed };
};

const requestHead = (method: string, path: string, host: string, headers: readonly string[] = []) =>
  [`${method} ${path} HTTP/1.1`, `host: ${host}`, ...headers, "", ""].join("\r\n");

const parentOf = (pid: string): number => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
};

/** A process with its descendants. */
const withDescendants = (pid: number): number[] => [
  pid,
  ...readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .flatMap((name) => withDescendants(Number(name))),
];

const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

/** Opens a connection of every kind that may be open when the product is told to end. */
const openConnections = async (port: number) => {
  const session = await staffSession(clientOf(port));
  const office = `backoffice.localhost:${port}`;
  const staff = Object.entries(session.headers).map(([name, value]) => `${name}: ${value}`);
  const pages = await read(session.at("/api/it/custompages"), session.headers);
  const { items } = JSON.parse(pages.text) as { items: readonly { id: string }[] };
  const slug = `stop-${crypto.randomUUID()}`;
  const body = JSON.stringify({ ...newPage(crypto.randomUUID()), name: "Stop", slug });
  const type = ["content-type: application/json", `content-length: ${body.length}`];
  const live = requestHead("GET", "/health/live", "it.localhost");
  const slowReader = connectAndSend(port, requestHead("GET", "/", "it.localhost").repeat(60));
  slowReader.socket.pause();
  const connections = {
    idle: Array.from({ length: 20 }, () => connectAndSend(port, live)),
    silent: connectAndSend(port, ""),
    slowReader,
    stream: connectAndSend(
      port,
      requestHead("GET", `/api/it/custompages/${items[0]?.id}/presence/events`, office, staff),
    ),
    save: connectAndSend(
      port,
      requestHead("POST", "/api/it/custompages", office, [...staff, ...type]) + body.slice(0, 100),
    ),
  };
  return { ...connections, session, slug, restOfBody: body.slice(100) };
};

const stopStartedBy = async (
  name: string,
  command: readonly string[],
  folder: string,
): Promise<readonly string[]> => {
  const failures: string[] = [];
  const check = (rule: string, holds: boolean) => {
    if (!holds) failures.push(`${name}: ${rule}`);
  };
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: "2" };
  const server = await startProcess(environment, command);
  const connections = await openConnections(port);
  for (let turn = 0; turn < 50 && connections.stream.received() === ""; turn += 1) await pause(200);
  const streamStatus = connections.stream.received().slice(9, 12);
  check(`the event stream was answered ${streamStatus}, not 200.`, streamStatus === "200");
  check("the event stream was closed before the end.", !connections.stream.isClosed());
  const processes = withDescendants(server.pid ?? 0);
  const ending = endProcess(server, "SIGTERM");
  await pause(500);
  const draining = await ask(port, "/health/ready");
  const page = await ask(port, "/coordinatori");
  connections.save.socket.write(connections.restOfBody);
  const { code, ms } = await Promise.race([ending, pause(15_000, { code: null, ms: Infinity })]);
  await pause(200);
  const survivors = processes.filter(isAlive);
  const isListening = (await ask(port, "/health/live")).status !== 0;
  const saveStatus = connections.save.received().slice(9, 12) || "not answered";
  check(`readiness was ${draining.status}, not 503.`, draining.status === 503);
  check(`a page was ${page.status} while draining, not 200.`, page.status === 200);
  check(`the exit code was ${code}, not 0.`, code === 0);
  check(`it took ${ms} ms to end, more than 10 s.`, ms <= 10_000);
  check(`processes ${survivors.join(", ")} were left.`, survivors.length === 0);
  check("a server still listens.", !isListening);
  for (const connection of [
    ...connections.idle,
    connections.silent,
    connections.stream,
    connections.save,
  ])
    check("a connection was left open.", connection.isClosed());
  connections.slowReader.socket.destroy();
  if (ms === Infinity) await endProcess(server, "SIGKILL");
  const restarted: ChildProcess = await startProcess(environment);
  const { text } = await read(
    connections.session.at(`/api/it/custompages?search=${connections.slug}`),
    connections.session.headers,
  );
  const isSaved = text.includes(connections.slug);
  check(
    `the save was answered ${saveStatus}, and the page is ${isSaved ? "" : "not "}there.`,
    isSaved === (saveStatus === "201"),
  );
  await endProcess(restarted, "SIGTERM");
  console.log(
    `${name}: ready ${draining.status} and a page ${page.status} while draining, the save ${saveStatus}, exit ${code} after ${ms} ms, ${survivors.length} of ${processes.length} processes left`,
  );
  return failures;
};

/**
 * SIGTERM with idle, silent and slow clients, an event stream and an unfinished save, for each way
 * to start the product.
 */
export const gracefulStop = async (): Promise<readonly string[]> => {
  const failures: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  for (const [name, command] of Object.entries(startCommands))
    failures.push(...(await stopStartedBy(name, command, folder)));
  rmSync(folder, { recursive: true, force: true });
  return failures;
};
