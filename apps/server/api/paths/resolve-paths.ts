import { contentRouteAt } from "#apps/site/routing/content-routes.ts";
import { hasPage, type BuiltRoute } from "#apps/site/routing/route-modules.ts";
import { coordinatorVisibilityBySlug } from "#features/catalogue/coordinators/store.ts";
import { fixedContentKeys } from "#features/content/page-contents/store.ts";
import type { ResolvePaths } from "#features/content/pages/seo/path-lookup.ts";
import type { PathTarget } from "#features/content/pages/seo/resolve.ts";
import { tourPublicationByCode } from "#features/catalogue/tours/store.ts";
import { travelsAtSlugs } from "#features/catalogue/travels/store.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf, patternOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";

type Params = Readonly<Record<string, string>>;
type Match = Readonly<{ path: string; route: BuiltRoute; params: Params }>;

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

/** The route with the fewest `:name` segments wins, as in React Router. */
const matchOf = (market: MarketId, path: string): Match | null => {
  const matches = routeNames.flatMap((route) => {
    const pattern = patternOf(market, route);
    const params = pattern !== null && hasPage(route) ? matchPattern(pattern, path) : null;
    return params && hasPage(route) ? [{ path, route, params }] : [];
  });
  const paramCount = ({ params }: Match) => Object.keys(params).length;
  return matches.toSorted((a, b) => paramCount(a) - paramCount(b))[0] ?? null;
};

/** @returns `*` for a path without a route, at which there may be a custom page */
export const routeAt = (market: MarketId, path: string): BuiltRoute | "*" =>
  matchOf(market, path)?.route ?? "*";

const publicationTarget = (isPublished: boolean | undefined): PathTarget =>
  isPublished === undefined ? "missing" : isPublished ? "found" : "unpublished";

/** The paths of content routes that have a text in the market. */
const fixedContentPaths = async (
  db: Database,
  market: MarketId,
  paths: readonly string[],
  product: string,
): Promise<readonly (readonly [string, PathTarget])[]> => {
  const writtenRoutes = await fixedContentKeys(db, market);
  const found = await mapInSlices(paths, (path) => {
    const route = contentRouteAt(market, path.slice(1), product);
    return route && writtenRoutes.has(route) ? [[path, "found"] as const] : [];
  });
  return found.flat();
};

/** Whether the server answers the path without a page: a picture, a file or the sign-in. */
export const isServerFile = (path: string): boolean =>
  /^\/(media|cdn)\/|^\/(login|robots\.txt|llms\.txt|feed\.xml|sitemap\.xml)$/.test(path);

/**
 * Whether paths of a market's routes exist: lists always do; travels, departures and coordinators are
 * looked up, with a constant number of queries however many paths there are.
 */
export const resolvePaths = async (
  db: Database,
  market: string,
  paths: readonly string[],
  product: string,
): Promise<ReadonlyMap<string, PathTarget>> => {
  const { id } = marketById(market);
  const matches = (await mapInSlices(paths, (path) => matchOf(id, path) ?? [])).flat();
  const valuesOf = (name: string) => [
    ...new Set(matches.flatMap(({ params }) => params[name] ?? [])),
  ];
  const travels = await travelsAtSlugs(db, id, valuesOf("travel"));
  const coordinators = await coordinatorVisibilityBySlug(db, id, valuesOf("coordinator"));
  const departures = matches.flatMap(({ params }) => {
    const travel = travels.get(params["travel"] ?? "");
    return travel && params["tour"] ? [{ travelId: travel.id, code: params["tour"] }] : [];
  });
  const tours = await tourPublicationByCode(db, id, departures);
  const targetOf = ({ route, params }: Match): PathTarget => {
    if (params["coordinator"] !== undefined)
      return publicationTarget(coordinators.get(params["coordinator"]));
    if (params["travel"] === undefined) return "found";
    const travel = travels.get(params["travel"]);
    if (!travel) return "missing";
    const movedParams =
      travel.slug === params["travel"] ? null : { ...params, travel: travel.slug };
    if (movedParams) return { moved: pathOf(id, route, movedParams) ?? "/" };
    const isTourPublished = params["tour"] ? tours.get(`${travel.id} ${params["tour"]}`) : true;
    return publicationTarget(
      isTourPublished === undefined ? undefined : isTourPublished && travel.isPublished,
    );
  };
  const targets = matches.map((match) => [match.path, targetOf(match)] as const);
  const files = paths.filter(isServerFile);
  const contentTargets = await fixedContentPaths(db, id, paths, product);
  return new Map([...contentTargets, ...files.map((path) => [path, "found"] as const), ...targets]);
};

/** The resolver of the paths of a product's sites. */
export const pathResolver =
  (product: string): ResolvePaths =>
  (db, market, paths) =>
    resolvePaths(db, market, paths, product);
