import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BulkRun } from "#features/bulk-actions/contract.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { copyDepartures, outcomes } from "../bench/bulk/departures.ts";
import { type Office, openOffice } from "./office.ts";
import { server } from "./own-database.ts";
import { openBrowser, startProduct } from "./product.ts";
import { ownDatabase } from "./shared.ts";

const count = 2000;

let testDatabase: Awaited<ReturnType<typeof ownDatabase>>;
let database: OpenDatabase;
let products: Awaited<ReturnType<typeof startProduct>>[];
let browser: Browser;
let offices: Office[];

beforeAll(async () => {
  if (!server) return;
  testDatabase = await ownDatabase();
  const environment = {
    DATABASE_URL: testDatabase.url,
    SESSION_SECRET: "the same for both processes, 32 and more",
  };
  products = [await startProduct(environment), await startProduct(environment)];
  database = await openDatabase({ url: testDatabase.url });
  await sql.raw(copyDepartures(count)).execute(database.db);
  browser = await openBrowser();
  offices = [];
  for (const product of products) offices.push(await openOffice(browser, product, "admin"));
});
afterAll(async () => {
  if (!server) return;
  await browser.close();
  await Promise.all(products.map((product) => product.stop()));
  await database.close();
  await testDatabase.drop();
});

test.skipIf(!server)(
  "a run begun on one process is paused from the other, and goes on once one is killed (needs PostgreSQL)",
  async () => {
    const [first, second] = offices;
    if (!first || !second) throw new Error("There are not two.");
    const begun = await first.call("POST", "it/bulk-actions", {
      kind: "tour",
      action: { type: "price", change: { kind: "percent", percent: -5 }, rounding: "unit" },
      filter: { leaveFrom: "2040-01-01", leaveUntil: "2041-12-31" },
    });
    const { id } = (begun.body as { run: BulkRun }).run;
    const runOn = async (office: Office) =>
      (await office.call("GET", `it/bulk-actions/${id}`)).body as BulkRun;
    const changed = async () => (await runOn(second)).counts.changed;
    const control = (name: string) =>
      second.call("POST", `it/bulk-actions/${id}/${name}`, { positions: null });

    await expect.poll(changed).toBeGreaterThan(0);
    expect(await control("pause")).toMatchObject({ status: 200 });
    const { state, counts } = await runOn(first);
    expect(state).toBe("paused");
    expect(counts.waiting).toBeGreaterThan(0);
    await wait(1500);
    expect((await runOn(first)).counts).toEqual(counts);

    expect(await control("resume")).toMatchObject({ status: 200 });
    await expect.poll(changed).toBeGreaterThan(counts.changed);
    await products[0]?.kill();
    await expect
      .poll(async () => (await runOn(second)).state, { timeout: 90_000, interval: 500 })
      .toBe("done");
    const { rows } = await sql.raw(outcomes).execute(database.db);
    expect(rows).toEqual([{ departures: count, changed: count, twice: 0, audits: count }]);
  },
);
