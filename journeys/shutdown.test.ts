import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freePort, waitUntilListening } from "./product.ts";

type RunningServer = Readonly<{ port: number; child: ChildProcess }>;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wayroam-shutdown-"));
  const loaded = inject("loaded");
  if (loaded) cpSync(loaded, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startCommands = {
  "npm start": ["npm", "start"],
  "the script behind it": ["node", "scripts/start.mjs"],
  "the server itself": ["node", "build/site/server/index.js"],
} as const;

const start = async (
  commandName: keyof typeof startCommands,
  drainSeconds = 0,
): Promise<RunningServer> => {
  const [command, ...args] = startCommands[commandName];
  const port = await freePort();
  const child = spawn(command, args, {
    env: {
      ...process.env,
      MODE: "demo",
      WARM: "0",
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: "",
      DRAIN_SECONDS: String(drainSeconds),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await waitUntilListening(child);
  return { port, child };
};

/**
 * Opens a TCP connection. `ended` resolves to everything that was received once the connection is
 * closed.
 */
const openConnection = async (
  port: number,
): Promise<{ socket: Socket; ended: Promise<string> }> => {
  const socket = connect(port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  let received = "";
  socket.on("data", (part) => (received += part.toString("latin1")));
  const ended = new Promise<string>((resolve) => {
    socket.on("error", () => resolve(received));
    socket.on("close", () => resolve(received));
  });
  return { socket, ended };
};

const requestHead = (method: string, path: string, ...more: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "host: it.localhost", ...more, "", ""].join("\r\n");

const ask = async (port: number, path: string): Promise<string> => {
  const { socket, ended } = await openConnection(port);
  socket.write(requestHead("GET", path, "connection: close"));
  return ended;
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(true));
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
  });

const exit = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once("exit", resolve));

test.each(["npm start", "the script behind it", "the server itself"] as const)(
  "after SIGTERM %s reports not ready, still answers, and ends without leftovers",
  async (commandName) => {
    const { port, child } = await start(commandName, 5); // time for three answers on a busy machine
    const silent = await openConnection(port);
    const idle = await openConnection(port);
    idle.socket.write(requestHead("GET", "/health/live"));
    await new Promise((resolve) => idle.socket.once("data", resolve));
    const ended = exit(child);
    const startedAt = performance.now();
    child.kill("SIGTERM");
    await expect.poll(() => ask(port, "/health/ready")).toMatch(/^HTTP\/1.1 503 /);
    expect(await ask(port, "/health/live")).toMatch(/^HTTP\/1.1 200 /);
    const page = await ask(port, "/coordinatori");
    expect(page).toMatch(/^HTTP\/1.1 200 /);
    expect(page).toMatch(/\r\nconnection: close\r\n/i);
    expect(await ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(await isFree(port)).toBe(true);
    await Promise.all([silent.ended, idle.ended]);
  },
);

test.each(["npm start", "the script behind it"] as const)(
  "killing %s leaves no server behind, and the data folder can be opened again",
  async (commandName) => {
    const { port, child } = await start(commandName);
    child.kill("SIGKILL");
    await expect.poll(() => isFree(port)).toBe(true);
    const restarted = await start("the server itself");
    const ended = exit(restarted.child);
    restarted.child.kill("SIGTERM");
    expect(await ended).toBe(0);
  },
);

test("requests in flight are answered completely; one that never ends is not waited for", async () => {
  const { port, child } = await start("the server itself", 3);
  await ask(port, "/"); // rendering it may take a busy machine longer than it is waited for
  const body = JSON.stringify({ name: "n".repeat(5000) });
  const write = await openConnection(port);
  const type = "content-type: application/json";
  const length = `content-length: ${body.length}`;
  write.socket.write(
    requestHead("POST", "/api/it/custompages", type, length, "origin: http://it.localhost"),
  );
  write.socket.write(body.slice(0, 1000));
  const endless = await openConnection(port);
  endless.socket.write(requestHead("POST", "/api/it/custompages", type, length));
  const page = await openConnection(port);
  page.socket.pause();
  page.socket.write(requestHead("GET", "/"));
  await sleep(200); // all three requests have reached the server

  const ended = exit(child);
  child.kill("SIGTERM");
  await expect.poll(() => isFree(port)).toBe(true); // it accepts no new connection
  write.socket.write(body.slice(1000));
  page.socket.resume();
  expect(await write.ended).toMatch(/^HTTP\/1.1 401 [\s\S]*"Sign in first\."/);
  const all = await page.ended;
  const [, size] = /\r\ncontent-length: (\d+)\r\n/i.exec(all) ?? [];
  expect(all.length - all.indexOf("\r\n\r\n") - 4).toBe(Number(size));
  expect(await ended).toBe(0);
  expect(await endless.ended).not.toMatch(/^HTTP\/1.1 2/);
});

test("a second signal ends the server at once", async () => {
  const { port, child } = await start("the server itself", 60);
  const ended = exit(child);
  child.kill("SIGTERM");
  await expect.poll(() => ask(port, "/health/ready")).toMatch(/^HTTP\/1.1 503 /); // it has the first
  await sleep(1200); // a signal within a second counts as a copy of it
  child.kill("SIGTERM");
  expect(await ended).toBe(1);
});
