import type { Destination } from "#features/content/destinations/contract.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TripTopView } from "#features/catalogue/trips/parts/trip-top-view.ts";
import type { Crumb } from "#markets/site/breadcrumbs.ts";
import type { TripView } from "./trip/trip-view.ts";
import type { Trip } from "#features/catalogue/trips/contract.ts";
import { toInteractiveMapView } from "#features/catalogue/trips/parts/interactive-map-presenter.ts";
import { drawRoute } from "#features/catalogue/trips/parts/map.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { MarketId } from "#markets/market-type.ts";
import { tripPictures } from "#features/content/search/parts/cards.ts";
import type { TripSite } from "./trip-site.ts";
import { movedForGood, notFound } from "#platform/site/page-ends.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";

const crumbTo = (site: TripSite, destination: Destination): Crumb => ({
  label: destination.name,
  path: searchPath(site.localizer, { ...emptySearch, where: [destination.slug] }),
});

/** The trip's region and first country, as far as the market has them as destinations. */
const regionAndCountry = (
  trip: Trip | undefined,
  destinations: readonly Destination[],
): readonly Destination[] => {
  const find = (kind: Destination["kind"], code: string | undefined) =>
    destinations.find((each) => each.kind === kind && each.code === code) ?? [];
  return [find("region", trip?.continent), find("country", trip?.countries[0])].flat();
};

export const breadcrumbsOf = (
  site: TripSite,
  trip: Trip | undefined,
  destinations: readonly Destination[],
): Crumb[] => [
  { label: site.localizer.t("nav.trips"), path: pathOf(site.market.id, "travels") ?? "/" },
  ...regionAndCountry(trip, destinations).map((each) => crumbTo(site, each)),
];

export const tripTop = async (
  site: TripSite,
  travel: Travel,
  trip: Trip | undefined,
  crumbs: readonly Crumb[],
): Promise<TripTopView> => ({
  crumbs,
  crumbsLabel: site.localizer.t("nav.breadcrumb"),
  title: travel.name,
  tagline: travel.tagline,
  ...(await tripPictures(site, trip)),
});

/** A trip's pages for `hreflang`, in the markets that offer the trip and for which `pathIn` has a path. */
export const tripAlternates = async (
  { catalogue, origins }: TripSite,
  tripId: string,
  pathIn: (market: MarketId, slug: string) => string | null,
): Promise<ReadonlyMap<MarketId, string>> => {
  const slugs = await catalogue.slugsOfTrip(tripId);
  return new Map(
    [...origins.keys()].flatMap((market) => {
      const offered = slugs.get(market);
      const path = offered && pathIn(market, offered.slug);
      return path ? [[market, path] as const] : [];
    }),
  );
};

/**
 * The page to which a visitor who changes market is led: the trip, or where the market does not
 * offer it the search of its country, else of its region, else of all trips. The month is dropped
 * from the search, because similar trips may leave in other months.
 * @param tripPaths by market that offers the trip
 */
export const tripInOtherMarkets = async (
  { catalogue, origins }: TripSite,
  trip: Trip | undefined,
  tripPaths: ReadonlyMap<MarketId, string>,
): Promise<ReadonlyMap<MarketId, string>> => {
  if (tripPaths.size === origins.size) return tripPaths;
  const areas = regionAndCountry(trip, await catalogue.destinations()).map(({ slug }) => slug);
  const slugs = await catalogue.slugsInOtherMarkets();
  const searchPaths = [...origins.keys()].map((id) => {
    const where = areas.flatMap((slug) => slugs.get(id)?.get(slug) ?? []).slice(-1);
    return [id, searchPath({ market: marketById(id) }, { ...emptySearch, where })] as const;
  });
  return new Map([...searchPaths, ...tripPaths]);
};

/** @throws a permanent redirect from a former slug, or a 404 */
export const travelOrRedirect = async (
  { catalogue, market }: TripSite,
  slug: string,
  pathIn: (slug: string) => string = (each) => travelPath(market.id, each),
): Promise<Travel> => {
  const travel = await catalogue.travelBySlug(slug);
  if (travel) return travel;
  const currentSlug = await catalogue.currentSlug("travel", slug);
  throw currentSlug === null ? notFound() : movedForGood(pathIn(currentSlug));
};

/**
 * Drawn maps by trip and language, because drawing takes 0.1 s. A cached trip stays the same object
 * until the trip changes, so the object can be the key.
 */
const mapCache = new WeakMap<Trip, Map<string, ReturnType<typeof drawRoute>>>();

const cachedMap = (
  trip: Trip,
  language: string,
  nameOf: (stop: Trip["stops"][number]) => string,
): ReturnType<typeof drawRoute> => {
  const byLanguage = mapCache.get(trip) ?? new Map<string, ReturnType<typeof drawRoute>>();
  mapCache.set(trip, byLanguage);
  const cached = byLanguage.get(language);
  if (cached !== undefined) return cached;
  const map = drawRoute(trip.stops, nameOf);
  byLanguage.set(language, map);
  return map;
};

export const toRouteMap = (site: TripSite, trip: Trip | undefined): TripView["map"] => {
  if (!trip) return null;
  const { localizer, thirdParties } = site;
  const nameOf = (stop: Trip["stops"][number]) =>
    stop.names[localizer.market.language] ?? stop.names["all"] ?? stop.key;
  const map = cachedMap(trip, localizer.market.language, nameOf);
  const stops = trip.stops.map(nameOf).join(", ");
  return (
    map && {
      map,
      alt: localizer.t("alt.map", { stops }),
      title: localizer.t("trip.mapStops"),
      listTitle: localizer.t("trip.mapList"),
      interactive: toInteractiveMapView(thirdParties, trip.stops, { ...localizer, nameOf }),
    }
  );
};
