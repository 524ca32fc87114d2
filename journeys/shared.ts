import { inject } from "vitest";
import { startProduct, waysTo } from "./product.ts";

/** The product that journeys share. Whoever changes what the demo brought starts one of their own. */
export const sharedProduct = () => waysTo(inject("port"));

/** A product of a journey's own, with the demo as it was loaded. */
export const ownProduct = (environment: Readonly<Record<string, string>> = {}) =>
  startProduct(environment, inject("loaded"));
