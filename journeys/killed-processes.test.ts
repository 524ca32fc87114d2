import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { seededRandom } from "#demo/random.ts";
import type { BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { copyDepartures, outcomes } from "../bench/bulk/departures.ts";
import { killWorkers } from "../bench/faults/kill-workers.ts";
import { server } from "./own-database.ts";
import { startProduct } from "./product.ts";
import { embeddedFolder, ownDatabase } from "./shared.ts";
import { openWithin, staffOf } from "./within.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

// `node bench/faults/faults.ts workers 50` runs the same test for longer.
test("a worker killed with jobs and mails under way loses none and does none twice", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-killed-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  if (!server) cpSync(await embeddedFolder(), folder, { recursive: true });
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

test.skipIf(!server)(
  "a bulk run begun on one process is paused from another, and goes on in a third once the first is killed (needs PostgreSQL)",
  async () => {
    const count = 2000;
    const testDatabase = await ownDatabase();
    cleanups.push(() => testDatabase.drop());
    const database = await openDatabase({ url: testDatabase.url });
    cleanups.push(() => database.close());
    await sql.raw(copyDepartures(count)).execute(database.db);
    const environment = {
      DATABASE_URL: testDatabase.url,
      SESSION_SECRET: "the same for both processes, 32 and more",
    };
    const first = await startProduct(environment);
    cleanups.push(() => first.stop());
    const second = await openWithin({ ...environment, ROLE: "web" });
    cleanups.push(() => second.stop());
    const callFirst = await staffOf(first, "admin");
    const callSecond = await staffOf(second, "admin");
    const begun = await callFirst("POST", "it/bulk-actions", {
      kind: "tour",
      action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "unit" },
      filter: { leaveFrom: "2040-01-01", leaveUntil: "2041-12-31" },
    });
    const { id } = begun.body as BulkRun;
    const run = async () => (await callSecond("GET", `it/bulk-actions/${id}`)).body as BulkRun;
    await expect.poll(async () => (await run()).counts.changed).toBeGreaterThan(0);

    const control = (name: string) =>
      callSecond("POST", `it/bulk-actions/${id}/${name}`, { positions: null });
    expect(await control("pause")).toMatchObject({ status: 200 });
    const { state, counts } = (await callFirst("GET", `it/bulk-actions/${id}`)).body as BulkRun;
    expect(state).toBe("paused");
    expect(counts.waiting).toBeGreaterThan(0);

    expect(await control("resume")).toMatchObject({ status: 200 });
    await expect.poll(async () => (await run()).counts.changed).toBeGreaterThan(counts.changed);
    await first.kill();
    // It keeps the time of day, as it has to notice that the first is dead.
    const successor = await openWithin(environment, null);
    cleanups.push(() => successor.stop());
    await expect.poll(async () => (await run()).state).toBe("done");
    const { rows } = await sql.raw(outcomes).execute(database.db);
    expect(rows).toEqual([{ departures: count, changed: count, twice: 0, audits: count }]);
  },
);
