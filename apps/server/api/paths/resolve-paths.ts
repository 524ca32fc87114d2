import { contentRouteAt } from "#apps/site/routing/content-routes.ts";
import { hasPage, type BuiltRoute } from "#apps/site/routing/route-modules.ts";
import { coordinatorVisibilityBySlug } from "#features/coordinators/store.ts";
import { fixedContentKeys } from "#features/page-contents/store.ts";
import type { PathTarget } from "#features/pages/seo/resolve.ts";
import { tourPublicationByCode } from "#features/tours/store.ts";
import { travelsAtSlugs } from "#features/travels/store.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById, pathOf, patternOf } from "#markets/markets.ts";
import { routeNames } from "#markets/routes.ts";
import type { Database } from "#platform/server/database/tables.ts";

type Params = Readonly<Record<string, string>>;
type Match = Readonly<{ path: string; route: BuiltRoute; params: Params }>;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** What a pattern's `:name` segments stand for in a path; null where they do not fit. */
const paramsIn = (pattern: string, path: string): Params | null => {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decoded(segment);
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
};

/** The route that answers a path; one with fewer `:name` segments goes first, as on the site. */
const matchOf = (market: MarketId, path: string): Match | null => {
  const found = routeNames.flatMap((route) => {
    const pattern = patternOf(market, route);
    const params = pattern !== null && hasPage(route) ? paramsIn(pattern, path) : null;
    return params && hasPage(route) ? [{ path, route, params }] : [];
  });
  const count = ({ params }: Match) => Object.keys(params).length;
  return found.toSorted((a, b) => count(a) - count(b))[0] ?? null;
};

/** The route that answers a path of a market; `*` where it is that of a custom page, or nowhere. */
export const routeAt = (market: MarketId, path: string): BuiltRoute | "*" =>
  matchOf(market, path)?.route ?? "*";

const shown = (is: boolean | undefined): PathTarget =>
  is === undefined ? "missing" : is ? "found" : "unpublished";

/** The paths of routes whose texts staff have written. */
const fixedContentPaths = async (
  db: Database,
  market: MarketId,
  paths: readonly string[],
  product: string,
): Promise<readonly (readonly [string, PathTarget])[]> => {
  const written = await fixedContentKeys(db, market);
  return paths.flatMap((path) => {
    const route = contentRouteAt(market, path.slice(1), product);
    return route && written.has(route) ? [[path, "found"] as const] : [];
  });
};

/** Whether a path is one of the server's own: a picture, a file, what machines read. */
export const isServerFile = (path: string): boolean =>
  /^\/(media|cdn)\/|^\/(login|robots\.txt|llms\.txt|feed\.xml|sitemap\.xml)$/.test(path);

/**
 * Where paths of a market's own routes lead: lists are always there, travels, departures and
 * coordinators when the catalogue has them. A constant number of questions, however many paths.
 */
export const resolvePaths = async (
  db: Database,
  market: string,
  paths: readonly string[],
  product: string,
): Promise<ReadonlyMap<string, PathTarget>> => {
  const { id } = marketById(market);
  const matches = paths.flatMap((path) => matchOf(id, path) ?? []);
  const named = (name: string) => [...new Set(matches.flatMap(({ params }) => params[name] ?? []))];
  const travels = await travelsAtSlugs(db, id, named("travel"));
  const coordinators = await coordinatorVisibilityBySlug(db, id, named("coordinator"));
  const departures = matches.flatMap(({ params }) => {
    const travel = travels.get(params["travel"] ?? "");
    return travel && params["tour"] ? [{ travelId: travel.id, code: params["tour"] }] : [];
  });
  const tours = await tourPublicationByCode(db, id, departures);
  const placeOf = ({ route, params }: Match): PathTarget => {
    if (params["coordinator"] !== undefined) return shown(coordinators.get(params["coordinator"]));
    if (params["travel"] === undefined) return "found";
    const travel = travels.get(params["travel"]);
    if (!travel) return "missing";
    const moved = travel.slug === params["travel"] ? null : { ...params, travel: travel.slug };
    if (moved) return { moved: pathOf(id, route, moved) ?? "/" };
    const isThere = params["tour"] ? tours.get(`${travel.id} ${params["tour"]}`) : true;
    return shown(isThere === undefined ? undefined : isThere && travel.isPublished);
  };
  const places = matches.map((match) => [match.path, placeOf(match)] as const);
  const files = paths.filter(isServerFile);
  const written = await fixedContentPaths(db, id, paths, product);
  return new Map([...written, ...files.map((path) => [path, "found"] as const), ...places]);
};
