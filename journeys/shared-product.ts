import type { TestProject } from "vitest/node";
import { createDatabase, server } from "./own-database.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Ports of the shared products, one for each worker. */
    ports: readonly number[];
    /** A data folder with the demo, to copy; null loads the demo anew. */
    loaded: string | null;
    /** A database with the demo, to copy; null loads the demo anew. */
    template: string | null;
  }
}

const loadFolder = async () => {
  const product = await startProduct();
  await product.end();
  return product;
};

const loadDatabase = async () => {
  if (!server) return null;
  const database = await createDatabase();
  const product = await startProduct({ DATABASE_URL: database.url });
  await product.stop();
  return database;
};

/**
 * Starts a product for each worker, for all journeys that leave the demo as they found it: they read
 * it, or write pages of their own. `PRODUCT_PORT` names one that runs already, while journeys are
 * written.
 */
const start = async (project: TestProject) => {
  const running = Number(process.env["PRODUCT_PORT"] ?? 0);
  if (running > 0) {
    project.provide("ports", [running]);
    project.provide("loaded", null);
    return project.provide("template", null);
  }
  const [first, database] = await Promise.all([loadFolder(), loadDatabase()]);
  const workers = Array.from({ length: project.config.maxWorkers });
  const products = await Promise.all(workers.map(() => startProduct({}, first.folder)));
  project.provide(
    "ports",
    products.map(({ port }) => port),
  );
  project.provide("loaded", first.folder);
  project.provide("template", database?.name ?? null);
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await first.stop();
    await database?.drop();
  };
};

export default start;
