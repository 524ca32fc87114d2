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
 * Starts a product for each worker, for all journeys that do not change the demo: they read it, or
 * create pages of their own. With `PRODUCT_PORT` they use a product that runs already, which saves
 * time while a journey is written.
 */
const start = async (project: TestProject) => {
  const runningPort = Number(process.env["PRODUCT_PORT"] ?? 0);
  if (runningPort > 0) {
    project.provide("ports", [runningPort]);
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
