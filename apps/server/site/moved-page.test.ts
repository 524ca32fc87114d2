import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#apps/server/app.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { emptyBuild } from "#apps/server/testing/empty-build.ts";
import { onePageBuild } from "#apps/server/testing/one-page-build.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
let target = "";
let rendered = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "moved-page-"));
  database = await freshDatabase(migrations);
  app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
    database,
    build: onePageBuild(() => {
      rendered += 1;
      return { status: 301, location: target };
    }),
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

const locationOf = async (url: string) =>
  (await app.inject({ url, headers: { host: "it.localhost:3000" } })).headers.location;

test("a former slug leads on with each visitor's own query, from one kept answer", async () => {
  target = "/viaggi/nepal-annapurna";
  const before = rendered;
  expect(await locationOf("/viaggi/nepal?utm_source=mail")).toBe(`${target}?utm_source=mail`);
  expect(await locationOf("/viaggi/nepal?utm_source=mail")).toBe(`${target}?utm_source=mail`);
  expect(await locationOf("/viaggi/nepal?gclid=a%2Fb&x=%0d%0aevil:%201")).toBe(
    `${target}?gclid=a%2Fb&x=%0d%0aevil:%201`,
  );
  expect(await locationOf("/viaggi/nepal")).toBe(target);
  expect(rendered - before).toBe(1);
});

test("a search that corrects a former slug keeps what it does not read, and is done then", async () => {
  target = "/cerca?type=nuovo";
  expect(await locationOf("/cerca?type=vecchio&badge=tolto&utm_source=mail")).toBe(
    `${target}&utm_source=mail`,
  );
});
