import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { readPublication, replacePlan } from "#features/content/pages/publication/store.ts";
import { pageRules } from "./api/pages/page-rules.ts";
import { createPage } from "#features/content/pages/save/save-page.ts";
import { migrations } from "#migrations/list.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { failingBuild, emptyBuild } from "./testing/empty-build.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

const market = "it-IT";
const DATABASE_URL = "postgres://wayroam@database/wayroam";

/** Starts one of several processes on a database. */
const startAs = async (ROLE: string, database: OpenDatabase) => {
  const folder = await mkdtemp(join(tmpdir(), "roles-"));
  const app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent", ROLE, DATABASE_URL }),
    database,
    build: failingBuild,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });
  cleanups.push(
    () => rm(folder, { recursive: true, force: true }),
    () => app.close(),
  );
  await app.ready();
  return app;
};

const open = async (): Promise<OpenDatabase> => {
  const database = await freshDatabase(migrations);
  cleanups.push(() => database.close());
  return database;
};

test("a worker answers health checks and metrics, but no pages", async () => {
  const worker = await startAs("worker", await open());
  const ask = async (url: string, host = "it.localhost") =>
    (await worker.inject({ url, headers: { host } })).statusCode;
  for (const path of ["/health/live", "/health/ready", "/metrics"])
    expect(await ask(path)).toBe(200);
  for (const path of ["/", "/api/it/jobs", "/dev/mailbox.json", "/healthy"])
    expect(await ask(path)).toBe(404);
  expect(await ask("/", "backoffice.localhost")).toBe(404);
});

test("a publication planned in a web process is done by a worker", async () => {
  const database = await open();
  const { db } = database;
  await startAs("web", database);
  const flags = { forceSave: false, forceSaveDeleting: false, forceCreateMissing: false };
  const page = await createPage(
    { db, market, actor: "editor", role: "editor", rules: pageRules("Wayroam"), flags },
    { ...newPage("a"), name: "Punctual", slug: "punctual" },
  );
  await db.transaction().execute(async (trx) => {
    const due = new Date(Date.now() - 1000);
    const plan = { publishAt: due.toISOString(), unpublishAt: null, confirmed: [] };
    await replacePlan(trx, market, page.id, { ...plan, setBy: "editor", setAt: due });
    await invalidateTags(trx, ["page-publication"]);
  });
  const lastRun = async () => (await readPublication(db, market, page.id)).lastRun;
  expect(await lastRun()).toBeNull();
  await startAs("worker", database);
  await expect.poll(lastRun).not.toBeNull();
});
