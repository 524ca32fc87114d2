import { contentRouteAt } from "#markets/site/content-routes.ts";
import { matchRoute, type RouteMatch } from "#markets/site/match-route.ts";
import { coordinatorVisibilityBySlug } from "#features/catalogue/coordinators/store.ts";
import { eventPublicationBySlug } from "#features/catalogue/events/public/read-events.ts";
import { fixedContentKeys } from "#features/content/page-contents/store.ts";
import type { ResolvePaths } from "#features/content/pages/seo/path-lookup.ts";
import type { PathTarget } from "#features/content/pages/seo/resolve.ts";
import { tourPublicationByCode } from "#features/catalogue/tours/store.ts";
import { travelsAtSlugs } from "#features/catalogue/travels/store.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";

type Match = RouteMatch & Readonly<{ path: string }>;

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
 * Whether paths of a market's routes exist: lists always do; travels, departures, coordinators and
 * events are looked up, with a constant number of queries however many paths there are.
 */
export const resolvePaths = async (
  db: Database,
  market: string,
  paths: readonly string[],
  product: string,
): Promise<ReadonlyMap<string, PathTarget>> => {
  const { id } = marketById(market);
  const found = await mapInSlices(paths, (path): Match[] => {
    const match = matchRoute(id, path);
    return match ? [{ path, ...match }] : [];
  });
  const matches = found.flat();
  const valuesOf = (name: string) => [
    ...new Set(matches.flatMap(({ params }) => params[name] ?? [])),
  ];
  const travels = await travelsAtSlugs(db, id, valuesOf("travel"));
  const coordinators = await coordinatorVisibilityBySlug(db, id, valuesOf("coordinator"));
  const events = await eventPublicationBySlug(db, id, valuesOf("event"));
  const departures = matches.flatMap(({ params }) => {
    const travel = travels.get(params["travel"] ?? "");
    return travel && params["tour"] ? [{ travelId: travel.id, code: params["tour"] }] : [];
  });
  const tours = await tourPublicationByCode(db, id, departures);
  const targetOf = ({ route, params }: Match): PathTarget => {
    if (params["coordinator"] !== undefined)
      return publicationTarget(coordinators.get(params["coordinator"]));
    if (params["event"] !== undefined) return publicationTarget(events.get(params["event"]));
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
