import { afterAll, beforeAll, expect, test } from "vitest";
import { insertDemoState, saveDemoState } from "#demo/load/days/stored-state.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { seedDatabase } from "./seed.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

const seed = (demoFingerprint: string | null) =>
  seedDatabase({
    config: readConfig({}),
    db: database.db,
    files: folderStore("/nowhere"),
    demoFolder: "/nowhere",
    demoFingerprint,
    now: () => new Date("2026-11-24T12:00:00Z"),
    step: () => {},
  });

test("a start on the demo that it would load reads nothing of it, any other reads it", async () => {
  await insertDemoState(database.db, "2026-11-20");
  await saveDemoState(database.db, { fingerprint: "this" });
  await seed("this");
  await expect(seed("next")).rejects.toThrow("cannot be read");
  await expect(seed(null)).rejects.toThrow("cannot be read");
});
