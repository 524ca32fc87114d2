import { patternOf } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { type BuiltRoute, routeModules } from "./route-modules.ts";

const names = Object.keys(routeModules) as Exclude<BuiltRoute, "index">[];

/**
 * The route of a market that a pattern belongs to: every market's paths are registered once, so
 * that a path of another market has to be refused.
 * @returns null where it is no page of the market; `*` for the paths of custom pages
 */
export const marketRoute = (market: MarketId, pattern: string): BuiltRoute | "*" | null => {
  // React Router joins the registered parts, which begin without a slash.
  const registered = `/${pattern.replace(/^\//, "")}`;
  if (registered === "/") return "index";
  if (registered === "/*") return "*";
  return names.find((name) => patternOf(market, name) === registered) ?? null;
};
