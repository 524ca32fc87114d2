import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { z } from "zod";
import { freePort } from "../../platform/testing/free-port.mjs";
import { blockForms } from "../eight-blocks/block-forms.ts";
import { catalogueSchemas } from "../six-jobs/catalogue-schemas.ts";

const folder = join(import.meta.dirname, "../../.cache/bench-payload");
const stamp = join(folder, "built-from.txt");
const installed = join(folder, "installed-from.txt");
const account = { email: "editor@wayroam.test", password: "wayroam-editor" };

/** Records under their collection, in an order in which none refers to a later one. */
export type Catalogue = readonly (readonly [collection: string, records: readonly object[]])[];

/** A page as Payload's API takes it. */
export type PayloadPage = Readonly<{ name: string; slug: string; blocks: readonly object[] }>;

export type ServedPayload = Readonly<{
  at: (path: string) => string;
  /** Ids of the pages that it was started with, in their order. */
  ids: readonly string[];
  cookies: Parameters<BrowserContext["addCookies"]>[0];
  /** Reads from its API with the account of the benchmark. */
  read: (path: string) => Promise<unknown>;
  /** Forgets which blocks of a page somebody has opened or closed. */
  forget: (id: string) => Promise<void>;
  stop(): Promise<void>;
}>;

/**
 * Runs a command in Payload's folder.
 * @throws Error with the command's output when it fails
 */
const run = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...environment },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}:\n${stdout}\n${stderr}`);
  return stdout;
};

const payloadCommand = "node_modules/payload/bin.js";
const nextCommand = "node_modules/next/dist/bin/next";

/** The sources that a build is made from; a build with the same text is not made again. */
const sourceFiles = [
  "package-lock.json",
  "payload.config.js",
  "block-fields.js",
  "catalogue-collections.js",
  "catalogue-names.js",
  "next.config.js",
  "app/layout.js",
];

const sourcesText = () =>
  sourceFiles.map((file) => readFileSync(join(import.meta.dirname, file), "utf8")).join("\n") +
  JSON.stringify([blockForms, catalogueSchemas]);

const isStamped = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, "utf8") === text;

const installWhenStale = (): void => {
  const text = readFileSync(join(import.meta.dirname, "package-lock.json"), "utf8");
  if (isStamped(installed, text)) return;
  run("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"]);
  writeFileSync(installed, text);
};

const buildWhenStale = (): void => {
  cpSync(import.meta.dirname, folder, { recursive: true });
  const text = sourcesText();
  if (isStamped(stamp, text)) return;
  rmSync(stamp, { force: true });
  installWhenStale();
  writeFileSync(join(folder, "block-forms.json"), JSON.stringify(blockForms));
  writeFileSync(join(folder, "catalogue-schemas.json"), JSON.stringify(catalogueSchemas));
  writeFileSync(join(folder, "app/admin/importMap.js"), "export const importMap = {};\n");
  run(process.execPath, [payloadCommand, "generate:importmap"]);
  run(process.execPath, [nextCommand, "build"], { NODE_ENV: "production" });
  writeFileSync(stamp, text);
};

type Content = Readonly<{ pages: readonly PayloadPage[]; catalogue: Catalogue }>;

/** Makes a database with an account and the content, and returns the ids of the pages. */
const prepareDatabase = (data: string, database: string, content: Content) => {
  const file = join(data, "content.json");
  writeFileSync(file, JSON.stringify({ account, ...content }));
  const output = run(process.execPath, [payloadCommand, "run", "prepare.js", file], {
    DATABASE_URI: database,
    NODE_ENV: "development",
  });
  const [, ids = "[]"] = /^pages (.*)$/m.exec(output) ?? [];
  return z.array(z.number()).parse(JSON.parse(ids)).map(String);
};

/** Answers with the token of a session once the server answers at all. */
const signIn = async (base: string): Promise<string> => {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${base}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(account),
    }).catch(() => null);
    if (answer?.ok) return z.object({ token: z.string() }).parse(await answer.json()).token;
    await wait(200);
  }
  throw new Error("Payload does not answer.");
};

const serve = async (database: string, blocks: "open" | "closed") => {
  const port = await freePort();
  const args = [nextCommand, "start", "-p", String(port), "-H", "127.0.0.1"];
  const server = spawn(process.execPath, args, {
    cwd: folder,
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_URI: database,
      BLOCKS: blocks,
    },
  });
  return {
    base: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      if (server.exitCode === null && server.kill("SIGTERM")) await ended;
    },
  };
};

/**
 * Payload's production build on a SQLite database of its own, with an account and the pages.
 * Installs and builds it when that has not been done, which takes minutes.
 * @param blocks how the editor shows blocks that nobody has opened or closed yet
 * @param catalogue our records; each refers to others by the ids that they have with us
 * @throws Error where npm cannot install it
 */
export const startPayload = async (
  pages: readonly PayloadPage[],
  blocks: "open" | "closed",
  catalogue: Catalogue = [],
): Promise<ServedPayload> => {
  buildWhenStale();
  const data = mkdtempSync(join(tmpdir(), "wayroam-payload-"));
  const database = `file:${join(data, "pages.db")}`;
  const ids = prepareDatabase(data, database, { pages, catalogue });
  const { base, stop } = await serve(database, blocks);
  const token = await signIn(base);
  const headers = { authorization: `JWT ${token}` };
  return {
    at: (path) => base + path,
    ids,
    cookies: [{ name: "payload-token", value: token, url: base }],
    async read(path) {
      return (await fetch(base + path, { headers })).json();
    },
    async forget(id) {
      const path = `/api/payload-preferences/collection-pages-${id}`;
      await fetch(base + path, { method: "DELETE", headers }); // 404 where nothing is remembered
    },
    async stop() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
