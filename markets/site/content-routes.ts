import type { MarketId } from "../market-type.ts";
import { markets } from "../markets.ts";
import { pathOf } from "../paths.ts";
import { type ContentRoute, contentRoutes } from "#markets/routes.ts";

/**
 * Content routes are not registered with React Router: their paths contain the brand's name, which
 * only the running server knows.
 * @param path without its first slash
 */
export const contentRouteAt = (
  market: MarketId,
  path: string,
  product: string,
): ContentRoute | null =>
  contentRoutes.find(
    (name) => pathOf(market, name, {}, product)?.toLowerCase() === `/${path.toLowerCase()}`,
  ) ?? null;

/** @param writtenIn ids of the markets that have a text for the route */
export const contentPaths = (
  route: ContentRoute,
  writtenIn: ReadonlySet<string>,
  product: string,
): ReadonlyMap<MarketId, string> =>
  new Map(
    markets.flatMap(({ id }) => {
      const path = writtenIn.has(id) ? pathOf(id, route, {}, product) : null;
      return path === null ? [] : [[id, path] as const];
    }),
  );
