import { inject } from "vitest";
import { waysTo } from "./product.ts";

/** The product that journeys share. Whoever changes what the demo brought starts one of their own. */
export const sharedProduct = () => waysTo(inject("port"));
