import { data, redirect } from "react-router";
import type { Destination } from "#features/destinations/contract.ts";
import { searchPath } from "#features/search/parts/search-bar-presenter.ts";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { Crumb, TripTopView } from "#features/travels/parts/trip-top-view.ts";
import type { TripView } from "#features/travels/site/trip-view.ts";
import type { Trip } from "#features/trips/contract.ts";
import { toInteractiveMapView } from "#features/trips/interactive-map-presenter.ts";
import { drawRoute } from "#features/trips/map.ts";
import { marketById, pathOf } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { tripPictures } from "../cards/cards.ts";
import type { SiteRequest } from "../context.ts";

/** A trip's page in its market. */
export const travelPath = (market: MarketId, slug: string): string =>
  pathOf(market, "travels-travel", { travel: slug }) ?? "/";

const empty = fromSearchParams(new URLSearchParams());

const crumbTo = (site: SiteRequest, destination: Destination): Crumb => ({
  label: destination.name,
  path: searchPath(site.localizer, { ...empty, where: [destination.slug] }),
});

/** The region and the country that a trip is told under, as far as the market has them. */
const regionAndCountry = (
  trip: Trip | undefined,
  destinations: readonly Destination[],
): readonly Destination[] => {
  const find = (kind: Destination["kind"], code: string | undefined) =>
    destinations.find((each) => each.kind === kind && each.code === code) ?? [];
  return [find("region", trip?.continent), find("country", trip?.countries[0])].flat();
};

/** Destinations, region, country: the way down to a trip. */
export const breadcrumbsOf = (
  site: SiteRequest,
  trip: Trip | undefined,
  destinations: readonly Destination[],
): Crumb[] => [
  { label: site.localizer.t("nav.trips"), path: pathOf(site.market.id, "travels") ?? "/" },
  ...regionAndCountry(trip, destinations).map((each) => crumbTo(site, each)),
];

/** The picture and words that the pages of a trip begin with. */
export const tripTop = async (
  site: SiteRequest,
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

/** Where each market shows a trip, and what lies under it (`suffix` by market), for hreflang. */
export const tripAlternates = async (
  { catalogue, origins }: SiteRequest,
  tripId: string,
  pathIn: (market: MarketId, slug: string) => string | null,
): Promise<ReadonlyMap<MarketId, string>> => {
  const slugs = await catalogue.slugsOfTrip(tripId);
  return new Map(
    [...origins.keys()].flatMap((market) => {
      const there = slugs.get(market);
      const path = there && pathIn(market, there.slug);
      return path ? [[market, path] as const] : [];
    }),
  );
};

/**
 * Where a trip's visitors are led in each market: to the trip, and where it is not offered to the
 * search of its country, else of its region, else of all trips. A month asked for is left out: what
 * is near may leave in others.
 * @param shown where each market that has the trip shows it
 */
export const tripInOtherMarkets = async (
  { catalogue, origins }: SiteRequest,
  trip: Trip | undefined,
  shown: ReadonlyMap<MarketId, string>,
): Promise<ReadonlyMap<MarketId, string>> => {
  if (shown.size === origins.size) return shown;
  const areas = regionAndCountry(trip, await catalogue.destinations()).map(({ slug }) => slug);
  const slugs = await catalogue.slugsInOtherMarkets();
  const near = [...origins.keys()].map((id) => {
    const where = areas.flatMap((slug) => slugs.get(id)?.get(slug) ?? []).slice(-1);
    return [id, searchPath({ market: marketById(id) }, { ...empty, where })] as const;
  });
  return new Map([...near, ...shown]);
};

/** A trip's own slug, or the way from one that it had once. @throws 404, or a redirect for good */
export const travelAt = async (
  { catalogue, market }: SiteRequest,
  slug: string,
  pathIn: (slug: string) => string = (each) => travelPath(market.id, each),
): Promise<Travel> => {
  const travel = await catalogue.travelBySlug(slug);
  if (travel) return travel;
  const now = await catalogue.currentSlug("travel", slug);
  throw now === null ? data(null, { status: 404 }) : redirect(pathIn(now), 301);
};

/** Drawing a map takes a tenth of a second, and a trip stays the same thing until it changes. */
const drawnMaps = new WeakMap<Trip, Map<string, ReturnType<typeof drawRoute>>>();

const drawnMap = (
  trip: Trip,
  language: string,
  nameOf: (stop: Trip["stops"][number]) => string,
): ReturnType<typeof drawRoute> => {
  const kept = drawnMaps.get(trip) ?? new Map<string, ReturnType<typeof drawRoute>>();
  drawnMaps.set(trip, kept);
  const known = kept.get(language);
  if (known !== undefined) return known;
  const map = drawRoute(trip.stops, nameOf);
  kept.set(language, map);
  return map;
};

/** The route of a trip on its map. */
export const toRouteMap = (site: SiteRequest, trip: Trip | undefined): TripView["map"] => {
  if (!trip) return null;
  const { localizer, thirdParties } = site;
  const nameOf = (stop: Trip["stops"][number]) =>
    stop.names[localizer.market.language] ?? stop.names["all"] ?? stop.key;
  const map = drawnMap(trip, localizer.market.language, nameOf);
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
