import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the product that journeys share. */
    port: number;
    /** A data folder with the demo, for products of a journey's own; null loads it anew. */
    loaded: string | null;
  }
}

/**
 * Starts one product for all journeys that leave the demo as they found it: they read it, or write
 * pages of their own. `PRODUCT_PORT` names one that runs already, while journeys are written.
 */
const start = async (project: TestProject) => {
  const running = Number(process.env["PRODUCT_PORT"] ?? 0);
  if (running > 0) {
    project.provide("port", running);
    return project.provide("loaded", null);
  }
  const first = await startProduct();
  await first.end();
  const product = await startProduct({}, first.folder);
  project.provide("port", product.port);
  project.provide("loaded", first.folder);
  return async () => {
    await product.stop();
    await first.stop();
  };
};

export default start;
