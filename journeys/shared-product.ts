import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the product that journeys share. */
    port: number;
  }
}

/**
 * Starts one product for all journeys that leave the demo as they found it: they read it, or write
 * pages of their own. `PRODUCT_PORT` names one that runs already, while journeys are written.
 */
const start = async (project: TestProject) => {
  const running = Number(process.env["PRODUCT_PORT"] ?? 0);
  if (running > 0) return project.provide("port", running);
  const product = await startProduct();
  project.provide("port", product.port);
  return () => product.stop();
};

export default start;
