import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newPage } from "#features/pages/page-defaults.ts";
import { waysTo } from "../../journeys/product.ts";
import { read } from "../../journeys/read.ts";
import { staffSession } from "../../journeys/staff-session.ts";
import { ask, endProcess, freePort, startProcess } from "./process.ts";

const starts = {
  "npm start": ["npm", "start"],
  "scripts/start.mjs": [process.execPath, "scripts/start.mjs"],
  "the server": [process.execPath, "build/site/server/index.js"],
} as const;

type Line = Readonly<{ socket: Socket; said: () => string; isOver: () => boolean }>;

/** A connection that says some words and keeps what it hears. */
const dial = (port: number, words: string): Line => {
  let said = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(words));
  socket.on("data", (part) => (said += part.toString("latin1")));
  socket.on("error", () => socket.destroy());
  return { socket, said: () => said, isOver: () => socket.closed };
};

const head = (method: string, path: string, host: string, more: readonly string[] = []) =>
  [`${method} ${path} HTTP/1.1`, `host: ${host}`, ...more, "", ""].join("\r\n");

const parentOf = (pid: string): number => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
};

/** A process and all that it began, straight or by others. */
const familyOf = (pid: number): number[] => [
  pid,
  ...readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .flatMap((name) => familyOf(Number(name))),
];

const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

/** Whoever is connected while the product is told to end. */
const openLines = async (port: number) => {
  const session = await staffSession(waysTo(port));
  const office = `backoffice.localhost:${port}`;
  const staff = Object.entries(session.headers).map(([name, value]) => `${name}: ${value}`);
  const pages = await read(session.at("/api/it/custompages"), session.headers);
  const { items } = JSON.parse(pages.text) as { items: readonly { id: string }[] };
  const slug = `stop-${crypto.randomUUID()}`;
  const body = JSON.stringify({ ...newPage(crypto.randomUUID()), name: "Stop", slug });
  const type = ["content-type: application/json", `content-length: ${body.length}`];
  const live = head("GET", "/health/live", "it.localhost");
  const slow = dial(port, head("GET", "/", "it.localhost").repeat(60));
  slow.socket.pause();
  const lines = {
    idle: Array.from({ length: 20 }, () => dial(port, live)),
    silent: dial(port, ""),
    slow,
    stream: dial(
      port,
      head("GET", `/api/it/custompages/${items[0]?.id}/presence/events`, office, staff),
    ),
    save: dial(
      port,
      head("POST", "/api/it/custompages", office, [...staff, ...type]) + body.slice(0, 100),
    ),
  };
  return { ...lines, session, slug, rest: body.slice(100) };
};

const stopOnce = async (
  name: string,
  command: readonly string[],
  folder: string,
): Promise<readonly string[]> => {
  const broken: string[] = [];
  const hold = (rule: string, isHeld: boolean) => {
    if (!isHeld) broken.push(`${name}: ${rule}`);
  };
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: "2" };
  const server = await startProcess(environment, command);
  const lines = await openLines(port);
  for (let turn = 0; turn < 50 && lines.stream.said() === ""; turn += 1) await pause(200);
  const stream = lines.stream.said().slice(9, 12);
  hold(`the event stream was answered ${stream}, not 200.`, stream === "200");
  hold("the event stream was closed before the end.", !lines.stream.isOver());
  const family = familyOf(server.pid ?? 0);
  const ending = endProcess(server, "SIGTERM");
  await pause(500);
  const draining = await ask(port, "/health/ready");
  const others = await ask(port, "/coordinatori");
  lines.save.socket.write(lines.rest);
  const { code, ms } = await Promise.race([ending, pause(15_000, { code: null, ms: Infinity })]);
  await pause(200);
  const left = family.filter(isAlive);
  const isListening = (await ask(port, "/health/live")).status !== 0;
  const saved = lines.save.said().slice(9, 12) || "not answered";
  hold(`readiness was ${draining.status}, not 503.`, draining.status === 503);
  hold(`a page was ${others.status} while draining, not 200.`, others.status === 200);
  hold(`the exit code was ${code}, not 0.`, code === 0);
  hold(`it took ${ms} ms to end, more than 10 s.`, ms <= 10_000);
  hold(`processes ${left.join(", ")} were left.`, left.length === 0);
  hold("a server still listens.", !isListening);
  for (const line of [...lines.idle, lines.silent, lines.stream, lines.save])
    hold("a connection was left open.", line.isOver());
  lines.slow.socket.destroy();
  if (ms === Infinity) await endProcess(server, "SIGKILL");
  const again: ChildProcess = await startProcess(environment);
  const { text } = await read(
    lines.session.at(`/api/it/custompages?search=${lines.slug}`),
    lines.session.headers,
  );
  const isThere = text.includes(lines.slug);
  hold(
    `the save was answered ${saved}, and the page is ${isThere ? "" : "not "}there.`,
    isThere === (saved === "201"),
  );
  await endProcess(again, "SIGTERM");
  console.log(
    `${name}: ready ${draining.status} and a page ${others.status} while draining, the save ${saved}, exit ${code} after ${ms} ms, ${left.length} of ${family.length} processes left`,
  );
  return broken;
};

/** SIGTERM with idle, silent and slow clients, a stream of events and a save, however it was started. */
export const stop = async (): Promise<readonly string[]> => {
  const broken: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "wayroam-faults-"));
  for (const [name, command] of Object.entries(starts))
    broken.push(...(await stopOnce(name, command, folder)));
  rmSync(folder, { recursive: true, force: true });
  return broken;
};
