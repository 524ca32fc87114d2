import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createDatabase, server } from "./own-database.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The ports of the shared products, one for each test worker. */
    ports: readonly number[];
    /**
     * A data folder that contains the demo and can be copied; its rows are in the template, where
     * there is one. Null means that the demo has to be loaded anew.
     */
    loaded: string | null;
    /**
     * The name of a database that contains the demo and can be copied. Null means that the embedded
     * database is used.
     */
    template: string | null;
    /** A folder for what is made once in a run, by the first test that needs it. */
    once: string;
  }
}

/** Loads the demo once, into the database that all are copied from. */
const loadDemo = async () => {
  const database = server ? await createDatabase() : null;
  const product = await startProduct(database ? { DATABASE_URL: database.url } : {});
  await product.end();
  return { folder: product.folder, template: database?.name ?? null, drop: database?.drop };
};

const startShared = async (folder: string, template: string | null) => {
  const database = template === null ? null : await createDatabase(template);
  const environment: Readonly<Record<string, string>> = database
    ? { DATABASE_URL: database.url }
    : {};
  const product = await startProduct(environment, folder);
  return {
    port: product.port,
    async stop() {
      await product.stop();
      await database?.drop();
    },
  };
};

/**
 * Starts a product for each test worker. All journeys that do not change the demo share it: they
 * only read, or create pages of their own. When `PRODUCT_PORT` is set, they use the product that
 * already runs on that port, which saves time while someone writes a journey.
 */
const start = async (project: TestProject) => {
  const once = mkdtempSync(join(tmpdir(), "wayroam-once-"));
  project.provide("once", once);
  const forget = () => rmSync(once, { recursive: true, force: true });
  const runningPort = Number(process.env["PRODUCT_PORT"] ?? 0);
  if (runningPort > 0) {
    project.provide("ports", [runningPort]);
    project.provide("loaded", null);
    project.provide("template", null);
    return forget;
  }
  const { folder, template, drop } = await loadDemo();
  const workers = Array.from({ length: project.config.maxWorkers });
  const products = await Promise.all(workers.map(() => startShared(folder, template)));
  project.provide(
    "ports",
    products.map(({ port }) => port),
  );
  project.provide("loaded", folder);
  project.provide("template", template);
  return async () => {
    forget();
    await Promise.all(products.map((product) => product.stop()));
    rmSync(folder, { recursive: true, force: true });
    await drop?.();
  };
};

export default start;
