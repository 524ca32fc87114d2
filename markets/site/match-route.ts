import type { MarketId } from "../market-type.ts";
import { patternOf } from "../paths.ts";
import { routeNames } from "#markets/routes.ts";
import { type BuiltRoute, hasPage } from "./built-routes.ts";

type Params = Readonly<Record<string, string>>;

export type RouteMatch = Readonly<{ route: BuiltRoute; params: Params }>;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The values of a pattern's `:name` segments; null where the path does not match. */
const matchPattern = (pattern: string, path: string): Params | null => {
  const [patternParts, pathParts] = [pattern.split("/"), path.split("/")];
  if (patternParts.length !== pathParts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const segment = pathParts[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decoded(segment);
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
};

/** The route of a path; the one with the fewest `:name` segments wins. Null without a route. */
export const matchRoute = (market: MarketId, path: string): RouteMatch | null => {
  const matches = routeNames.flatMap((route) => {
    const pattern = patternOf(market, route);
    const params = pattern !== null && hasPage(route) ? matchPattern(pattern, path) : null;
    return params && hasPage(route) ? [{ route, params }] : [];
  });
  const paramCount = ({ params }: RouteMatch) => Object.keys(params).length;
  return matches.toSorted((a, b) => paramCount(a) - paramCount(b))[0] ?? null;
};

/** @returns `*` for a path without a route, at which there may be a custom page */
export const routeAt = (market: MarketId, path: string): BuiltRoute | "*" =>
  matchRoute(market, path)?.route ?? "*";
