import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { killWorkers } from "../bench/faults/kill-workers.ts";
import { server } from "./own-database.ts";
import { ownDatabase } from "./shared.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wayroam-killed-"));
  const loaded = inject("loaded");
  if (loaded) cpSync(loaded, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `node bench/faults/faults.ts workers 50` runs the same test for longer.
test("a worker killed with jobs and mails under way loses none and does none twice", async () => {
  const testDatabase = server ? await ownDatabase() : null;
  const engine = testDatabase ? "postgres" : "embedded";
  const storage = { engine, url: testDatabase?.url ?? "", folder } as const;
  const { failures, row } = await killWorkers({
    ...storage,
    kills: 2,
    chance: seededRandom("journey"),
  });
  await testDatabase?.drop();
  expect(failures).toEqual([]);
  expect(row).toMatchObject({ pages: 6 });
  expect(row.mails).toBeGreaterThan(0);
});
