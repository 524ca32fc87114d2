import { patternOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import { type BuiltRoute, routeModules } from "./route-modules.ts";

const names = Object.keys(routeModules) as Exclude<BuiltRoute, "index">[];

/**
 * The market's route with a matched pattern. React Router knows the patterns of all markets, so a
 * path of another market matches and has to be refused here.
 * @returns null where the pattern belongs to other markets only; `*` for the catch-all route
 */
export const marketRoute = (market: MarketId, pattern: string): BuiltRoute | "*" | null => {
  // React Router gives patterns without their first slash.
  const registered = `/${pattern.replace(/^\//, "")}`;
  if (registered === "/") return "index";
  if (registered === "/*") return "*";
  return names.find((name) => patternOf(market, name) === registered) ?? null;
};
