import { patternOf } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { type ShownRoute, shownRoutes } from "./shown-routes.ts";

const names = Object.keys(shownRoutes) as Exclude<ShownRoute, "index">[];

/**
 * Whether a pattern is a page of a market: every market's paths are registered once, so that a
 * path of another market has to be refused.
 */
export const isOwnRoute = (market: MarketId, pattern: string): boolean => {
  // React Router joins the registered parts, which begin without a slash.
  const registered = `/${pattern.replace(/^\//, "")}`;
  return (
    registered === "/" ||
    registered === "/*" ||
    names.some((name) => patternOf(market, name) === registered)
  );
};
