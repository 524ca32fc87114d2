import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { startPostgres } from "../scripts/postgres.mjs";
import { textBlock } from "./office.ts";
import { read } from "./read.ts";
import { createDatabaseOn } from "./small-database.ts";
import { type SmallDisk, smallDisk } from "#platform/testing/small-disk.ts";
import { leaveDemoOut, openWithin, type ProductWithin, staffOf } from "./within.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const mountSkipReason = "Nobody may mount a disk here; root may.";

const openDisk = (megabytes: number): SmallDisk | null => {
  const disk = smallDisk(megabytes);
  if (disk) cleanups.push(() => disk.remove());
  return disk;
};

/** A product without a demo. */
const open = async (settings: Readonly<{ DATABASE_URL: string; DATA_DIR?: string }>) => {
  const { DATABASE_URL: url, DATA_DIR: folder = "" } = settings;
  const database = await openDatabase(url ? { url } : { folder });
  await leaveDemoOut(database);
  await database.close();
  const product = await openWithin(settings);
  cleanups.push(() => product.stop());
  return product;
};

/** A page whose content compression cannot make small. */
const longPage = () => {
  const text = () => Array.from({ length: 130 }, () => crypto.randomUUID()).join(" ");
  const block = () =>
    textBlock("Senza posto", { content: { title: "", text: text(), customCss: "" } });
  const blocks = Array.from({ length: 60 }, block);
  return { ...newPage(crypto.randomUUID()), name: "Senza posto", slug: "senza-posto", blocks };
};

/**
 * Fills the disk: a save is then refused entirely, what is kept and what is only read is answered,
 * and with room again the save succeeds.
 */
const saveOnFullDisk = async (product: ProductWithin, disk: SmallDisk) => {
  const call = await staffOf(product);
  const page = { ...newPage("a"), name: "Con posto", slug: "con-posto", isPublished: true };
  const made = await call("POST", "it/custompages", { ...page, blocks: [textBlock("Con posto")] });
  expect(made).toMatchObject({ status: 201 });
  const { id, version } = made.body as { id: string; version: number };
  const count = async () => ((await call("GET", "it/custompages")).body as { total: number }).total;
  const before = await count();
  const paths = ["/con-posto", "/coordinatori", "/cerca?mood=sea"];
  const [kept = ""] = paths;
  expect((await read(product.at("it.localhost", kept))).status).toBe(200);

  disk.fill();
  const refused = await call("POST", "it/custompages", longPage());
  expect(refused).toMatchObject({
    status: 507,
    body: { title: "No room left", status: 507, detail: expect.stringContaining("no room") },
  });
  expect(JSON.stringify(refused.body)).not.toMatch(/ENOSPC|53100|tmp|insert/);
  expect(await count()).toBe(before);
  const stored = await call("GET", `it/custompages/${id}`);
  expect(stored.body).toMatchObject({ version, name: "Con posto" });
  for (const path of paths)
    expect({ path, status: (await read(product.at("it.localhost", path))).status }).toEqual({
      path,
      status: 200,
    });

  disk.clear();
  expect(await call("POST", "it/custompages", longPage())).toMatchObject({ status: 201 });
  expect(await count()).toBe(before + 1);
};

test("with the disk of the embedded database full, saves get 507 and pages are served, and nothing is damaged", async ({
  skip,
}) => {
  const disk = openDisk(300);
  if (!disk) return skip(mountSkipReason);
  const data = join(disk.folder, "data");
  mkdirSync(data);
  const product = await open({ DATABASE_URL: "", DATA_DIR: data });
  await saveOnFullDisk(product, disk);
  await product.stop();
  const again = await openWithin({ DATABASE_URL: "", DATA_DIR: data });
  cleanups.push(() => again.stop());
  expect((await read(again.at("it.localhost", "/con-posto"))).status).toBe(200);
});

test("with the disk of PostgreSQL full, saves get 507 and pages are served", async ({ skip }) => {
  expect.hasAssertions();
  const disk = openDisk(100);
  if (!disk) return skip(mountSkipReason);
  const postgres = await startPostgres();
  if (!postgres) return skip("There is no PostgreSQL on this machine.");
  cleanups.push(() => postgres.stop());
  const product = await open({ DATABASE_URL: await createDatabaseOn(disk, postgres) });
  await saveOnFullDisk(product, disk);
});
