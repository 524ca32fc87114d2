import { cpSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { newPage } from "#features/pages/page-defaults.ts";
import { startPostgres } from "../scripts/postgres.mjs";
import { openOffice, textBlock } from "./office.ts";
import { openBrowser, startProduct } from "./product.ts";
import { read } from "./read.ts";
import { createDatabaseOn, type SmallDisk, smallDisk } from "./small-disk.ts";

type Product = Awaited<ReturnType<typeof startProduct>>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Each test starts a product anew, the second with the whole demo to load. */
const timeout = 300_000;

const mountSkipReason = "Nobody may mount a disk here; root may.";

/** A page whose content compression cannot make small. */
const longPage = () => {
  const text = () => Array.from({ length: 130 }, () => crypto.randomUUID()).join(" ");
  const block = () =>
    textBlock("Senza posto", { content: { title: "", text: text(), customCss: "" } });
  const blocks = Array.from({ length: 60 }, block);
  return { ...newPage(crypto.randomUUID()), name: "Senza posto", slug: "senza-posto", blocks };
};

/**
 * Fills the disk while a page is open in the editor. The product then has to refuse a save
 * entirely.
 * @returns the status of the same save after space has been freed
 */
const saveOnFullDisk = async (product: Product, disk: SmallDisk) => {
  const office = await openOffice(browser, product);
  const page = await office.create();
  const count = async () =>
    ((await office.call("GET", "it/custompages")).body as { total: number }).total;
  const before = await count();
  const cached = await read(product.at("it.localhost", "/capodanno"));
  expect(cached.status).toBe(200);

  disk.fill();
  const created = await office.call("POST", "it/custompages", longPage());
  expect(created).toMatchObject({
    status: 507,
    body: { title: "No room left", status: 507, detail: expect.stringContaining("no room") },
  });
  expect(JSON.stringify(created.body)).not.toMatch(/ENOSPC|53100|tmp|insert/);
  expect(await count()).toBe(before);
  expect(await office.stored(page.id)).toMatchObject({ version: page.version, name: page.name });
  for (const path of ["/capodanno", "/coordinatori", "/cerca?mood=sea"])
    expect((await read(product.at("it.localhost", path))).status).toBe(200);

  disk.clear();
  const retried = await office.call("POST", "it/custompages", longPage());
  expect(await count()).toBe(before + 1);
  await office.close();
  return retried.status;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name.toString()))
    .filter((name) => statSync(name).isFile());

test(
  "when the disk of the embedded database and the pictures is full, saves get 507 and pages are still served",
  { timeout },
  async ({ skip }) => {
    const disk = smallDisk(900);
    if (!disk) return skip(mountSkipReason);
    const loaded = inject("loaded");
    const data = join(disk.folder, "data");
    if (loaded) cpSync(loaded, data, { recursive: true });
    let product = await startProduct({ DATA_DIR: data });
    try {
      expect(await saveOnFullDisk(product, disk)).toBe(201);

      const home = (await read(product.at("it.localhost", "/"))).text;
      const picture = /\/media\/[\da-f-]{36}\/\d+-/.exec(home)?.[0] ?? "no picture";
      disk.fill();
      const before = filesIn(join(data, "media"));
      for (const path of [`${picture}320.webp`, "/media/share/it/index.jpeg"]) {
        const answer = await read(product.at("it.localhost", path));
        expect({ path, status: answer.status }).toEqual({ path, status: 200 });
        expect(answer.length).toBeGreaterThan(1000);
      }
      expect(filesIn(join(data, "media"))).toEqual(before);
      disk.clear();

      await product.end();
      product = await startProduct({ DATA_DIR: data }); // the product would not start if the database were damaged
      expect((await read(product.at("it.localhost", "/coordinatori"))).status).toBe(200);
    } finally {
      await product.stop();
      disk.remove();
    }
  },
);

test(
  "when the disk of PostgreSQL is full, saves get 507 and pages are still served",
  { timeout },
  async ({ skip }) => {
    const disk = smallDisk(500);
    if (!disk) return skip(mountSkipReason);
    const postgres = await startPostgres();
    try {
      if (!postgres) return skip("There is no PostgreSQL on this machine.");
      const product = await startProduct({ DATABASE_URL: await createDatabaseOn(disk, postgres) });
      try {
        expect(await saveOnFullDisk(product, disk)).toBe(201);
      } finally {
        await product.stop();
      }
    } finally {
      await postgres?.stop();
      disk.remove();
    }
  },
);
