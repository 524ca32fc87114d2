import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyProduct } from "./empty-product.ts";
import { listeningPort } from "./product.ts";
import { askOnce, isFree } from "./raw-connection.ts";

// What only a process of its own can show: signals, exit codes, and that nothing is left behind.

let product: Awaited<ReturnType<typeof emptyProduct>>;
beforeAll(async () => {
  product = await emptyProduct();
});
afterAll(() => product?.remove());

const startCommands = {
  "npm start": ["npm", "start"],
  "the script behind it": ["node", "scripts/start.mjs"],
  "the server itself": ["node", "build/site/server/index.js"],
} as const;

const start = async (name: keyof typeof startCommands, drainSeconds: number) => {
  const [command, ...args] = startCommands[name];
  const settings = { MODE: "demo", WARM: "0", PORT: "0", DRAIN_SECONDS: String(drainSeconds) };
  const child = spawn(command, args, {
    env: { ...process.env, ...settings, ...product.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { port: await listeningPort(child), child };
};

const exit = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once("exit", resolve));

test("npm start passes its signal on, and ends well with all that it began", async () => {
  const { port, child } = await start("npm start", 0);
  const ended = exit(child);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(await isFree(port)).toBe(true);
});

test.each(["npm start", "the script behind it"] as const)(
  "killing %s leaves no server behind",
  async (name) => {
    const { port, child } = await start(name, 0);
    child.kill("SIGKILL");
    await expect.poll(() => isFree(port)).toBe(true);
  },
);

test("a copy of the first signal changes nothing, a later signal ends the server at once", async () => {
  const { port, child } = await start("the server itself", 300);
  child.kill("SIGTERM");
  child.kill("SIGTERM");
  await expect.poll(() => askOnce(port, "/health/ready")).toMatch(/^HTTP\/1.1 503 /);
  await expect
    .poll(() => {
      child.kill("SIGTERM");
      return child.exitCode;
    })
    .toBe(1);
});

test("what cannot be done ends with 1 and one line that says why", () => {
  const file = join(product.environment.DATA_DIR, "file");
  writeFileSync(file, "");
  const run = (args: readonly string[], environment: Readonly<Record<string, string>>) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["build/site/server/index.js", ...args],
      { env: { ...process.env, MODE: "demo", PORT: "0", ...environment }, encoding: "utf8" },
    );
    return { status, lines: stderr.trimEnd().split("\n") };
  };
  expect(run([], { COUNTRY: "FR" })).toEqual({
    status: 1,
    lines: ["COUNTRY: is none of it, us, we, es, fr, de, int"],
  });
  for (const command of ["backup", "restore"])
    expect(run([command, "anywhere"], { DATA_DIR: file })).toEqual({
      status: 1,
      lines: [expect.stringContaining(`DATA_DIR: the folder ${file}`)],
    });
});
