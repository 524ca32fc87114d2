import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { createAdapter } from "#platform/server/identity/provider/adapter.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { emptyBuild, failingBuild } from "./testing/empty-build.ts";

test("a server that starts deletes what has expired", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sweep-"));
  const database = await freshDatabase(migrations);
  const { db } = database;
  const tokens = createAdapter(db, "staff")("AccessToken");
  for (const [id, seconds] of [
    ["expired", -1],
    ["good", 3600],
  ] as const)
    await tokens.upsert(id, {}, seconds);
  const app = await createApp({
    config: readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
    database,
    build: failingBuild,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
  });
  await app.ready();
  const stored = () =>
    db.selectFrom("oidc_payload").select("id").where("kind", "=", "AccessToken").execute();
  await expect.poll(stored).toEqual([{ id: "good" }]);
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
