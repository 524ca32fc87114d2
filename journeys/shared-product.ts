import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createDatabase, server } from "./own-database.ts";
import { sessionsVariable } from "./kept-session.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The ports of the shared products, one for each test worker. */
    ports: readonly number[];
    /**
     * A data folder that contains the demo and can be copied. Null means that the demo has to be
     * loaded anew.
     */
    loaded: string | null;
    /**
     * The name of a database that contains the demo and can be copied. Null means that the demo has
     * to be loaded anew.
     */
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
 * Starts a product for each test worker. All journeys that do not change the demo share it: they
 * only read, or create pages of their own. When `PRODUCT_PORT` is set, they use the product that
 * already runs on that port, which saves time while someone writes a journey.
 */
const start = async (project: TestProject) => {
  const sessions = mkdtempSync(join(tmpdir(), "wayroam-sessions-"));
  process.env[sessionsVariable] = sessions; // which the workers inherit
  const forget = () => rmSync(sessions, { recursive: true, force: true });
  const runningPort = Number(process.env["PRODUCT_PORT"] ?? 0);
  if (runningPort > 0) {
    project.provide("ports", [runningPort]);
    project.provide("loaded", null);
    project.provide("template", null);
    return forget;
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
    forget();
    await Promise.all(products.map((product) => product.stop()));
    await first.stop();
    await database?.drop();
  };
};

export default start;
