import { Problem } from "#platform/server/http/problem.ts";
import { isHome } from "./policy.ts";

/** @throws Problem 404 outside the company's first market */
export const requireHome = (market: string): void => {
  if (!isHome(market)) throw new Problem(404, "Blocks are kept in Italy.");
};
