import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject, vi } from "vitest";
import { createDatabase } from "./own-database.ts";
import { patience } from "./patience.ts";
import { startProduct, clientOf } from "./product.ts";

/**
 * The product that the journeys of a test worker share, one journey after the other. A journey that
 * changes data of the demo starts a product of its own by `ownProduct`.
 */
export const sharedProduct = () => {
  const ports = inject("ports");
  const worker = Number(process.env["VITEST_POOL_ID"] ?? 1);
  return clientOf(ports[(worker - 1) % ports.length] ?? 0);
};

/** Creates a database for a single journey, with a fresh copy of the demo. */
export const ownDatabase = () => createDatabase(inject("template"));

/**
 * Starts a product for a single journey, with a fresh copy of the demo: on PostgreSQL, or on the
 * embedded database where there is none.
 */
export const ownProduct = async (environment: Readonly<Record<string, string>> = {}) => {
  const [template, loaded] = [inject("template"), inject("loaded")];
  if (template === null) return startProduct(environment, loaded);
  const database = await createDatabase(template);
  const product = await startProduct({ DATABASE_URL: database.url, ...environment }, loaded);
  return {
    ...product,
    async stop() {
      await product.stop();
      await database.drop();
    },
  };
};

/** A data folder that holds the demo in the embedded database. It is made once in a run, and copied. */
export const embeddedFolder = async (): Promise<string> => {
  const loaded = inject("loaded");
  if (inject("template") === null && loaded !== null) return loaded;
  const folder = join(inject("once"), "embedded");
  const ready = `${folder}.ready`;
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isFirst) {
    await (await startProduct({ DATA_DIR: folder })).end();
    writeFileSync(ready, "");
  }
  await vi.waitUntil(() => existsSync(ready), { timeout: patience, interval: 100 });
  return folder;
};
