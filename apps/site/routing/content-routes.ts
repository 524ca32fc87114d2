import { markets, pathOf } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";

/**
 * The content route at a path without its first slash; null where the market has none there. These
 * routes are not registered one by one: their paths hold the product's name, which is known to the
 * running server alone.
 */
export const contentRouteAt = (
  market: MarketId,
  path: string,
  product: string,
): ContentRoute | null =>
  contentRoutes.find(
    (name) => pathOf(market, name, {}, product)?.toLowerCase() === `/${path.toLowerCase()}`,
  ) ?? null;

/** Where each market with a text has a content route. */
export const contentPaths = (
  route: ContentRoute,
  written: ReadonlySet<string>,
  product: string,
): ReadonlyMap<MarketId, string> =>
  new Map(
    markets.flatMap(({ id }) => {
      const path = written.has(id) ? pathOf(id, route, {}, product) : null;
      return path === null ? [] : [[id, path] as const];
    }),
  );
