import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertRedirect } from "#features/assets/redirects/store.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "#apps/server/app.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { emptyBuild, failingBuild } from "#apps/server/testing/empty-build.ts";

let folder: string;
let buildDir: string;
let database: OpenDatabase;
const day = new Date("2026-11-24T12:00:00Z");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redirect-hits-"));
  buildDir = await emptyBuild(folder);
  database = await freshDatabase(migrations);
  const led = { from: "/old", to: "/new", status: 301, enabled: true } as const;
  await insertRedirect(database.db, "it-IT", led);
  const gone = { from: "/gone", to: null, status: 410, enabled: true } as const;
  await insertRedirect(database.db, "it-IT", gone);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const startProcess = (): Promise<FastifyInstance> =>
  createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
    database,
    build: failingBuild,
    buildDir,
    files: folderStore(join(folder, "files")),
    now: () => day,
    development: null,
  });

const visit = async (app: FastifyInstance, url: string, method: "GET" | "HEAD" = "GET") =>
  (await app.inject({ method, url, headers: { host: "it.localhost" } })).statusCode;

const stored = async () =>
  (
    await database.db
      .selectFrom("redirect_hit")
      .innerJoin("redirect", "redirect.id", "redirect_hit.redirect_id")
      .select(["from_path", "hits"])
      .orderBy("from_path")
      .execute()
  ).map(({ from_path, hits }) => [from_path, hits]);

test("what visitors meet on two processes and after a restart adds up", async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  expect(await visit(first, "/old")).toBe(301);
  expect(await visit(second, "/OLD/?utm_source=mail")).toBe(301);
  expect(await visit(second, "/gone")).toBe(410);
  expect(await visit(second, "/elsewhere")).toBe(500); // no page is built here
  expect(await visit(first, "/old", "HEAD")).toBe(301);
  await Promise.all([first.close(), second.close()]);
  expect(await stored()).toEqual([
    ["/gone", 1],
    ["/old", 2],
  ]);
  const again = await startProcess();
  await visit(again, "/old");
  await again.close();
  expect(await stored()).toContainEqual(["/old", 3]);
});

test("without its database a process leads visitors on, and stops", async () => {
  const app = await startProcess();
  expect(await visit(app, "/old")).toBe(301);
  await database.close();
  expect(await visit(app, "/old")).toBe(301);
  await app.close();
  database = await freshDatabase(migrations);
});
