import { inject } from "vitest";
import { createDatabase } from "./own-database.ts";
import { startProduct, clientOf } from "./product.ts";

/**
 * The product that the journeys of a worker share, one after the other. A journey that changes data
 * of the demo starts its own with `ownProduct`.
 */
export const sharedProduct = () => {
  const ports = inject("ports");
  const worker = Number(process.env["VITEST_POOL_ID"] ?? 1);
  return clientOf(ports[(worker - 1) % ports.length] ?? 0);
};

/** A product for a single journey, with a fresh demo. */
export const ownProduct = (environment: Readonly<Record<string, string>> = {}) =>
  startProduct(environment, inject("loaded"));

/** A database for a single journey, with a fresh demo. */
export const ownDatabase = () => createDatabase(inject("template"));
