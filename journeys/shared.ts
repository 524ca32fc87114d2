import { inject } from "vitest";
import { createDatabase } from "./own-database.ts";
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

/** Starts a product for a single journey, with a fresh copy of the demo. */
export const ownProduct = (environment: Readonly<Record<string, string>> = {}) =>
  startProduct(environment, inject("loaded"));

/** Creates a database for a single journey, with a fresh copy of the demo. */
export const ownDatabase = () => createDatabase(inject("template"));
