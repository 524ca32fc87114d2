import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { signInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "#apps/server/app.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { emptyBuild, failingBuild } from "#apps/server/testing/empty-build.ts";

const origin = "http://backoffice.localhost:3000";
let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "api-base-"));
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent", API_BASE: "/backend/v1" }),
    database,
    build: failingBuild,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("API_BASE serves the calls of staff, and the addresses of what they make begin with it", async () => {
  const browser = signInBrowser(app, origin);
  await browser.signIn("editor@wayroam.test", "wayroam-editor");
  expect((await browser.send("GET", "/backend/v1/me")).statusCode).toBe(200);
  expect((await browser.send("GET", "/backend/v1x/me")).statusCode).toBe(404);
  const created = await browser.send("POST", "/backend/v1/it/custompages", {
    json: { ...newPage(crypto.randomUUID()), name: "Mare", slug: "mare" },
  });
  expect(created.statusCode).toBe(201);
  expect(created.headers.location).toMatch(/^\/backend\/v1\/it\/custompages\/[\w-]+$/);
});

test("robots are told of it", async () => {
  const robots = await signInBrowser(app, "http://it.localhost:3000").send("GET", "/robots.txt");
  expect(robots.body).toContain("Disallow: /backend/v1/");
});
