import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import type { BlockServices, DestinationsQuery } from "#blocks/services.ts";
import { drawPlaces } from "#features/catalogue/trips/parts/places.ts";
import { distinctStops } from "#features/catalogue/trips/parts/route-line.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { PlaceView } from "#features/content/destinations/parts/place-card.tsx";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";

const continents = ["asia", "europe", "america", "africa", "oceania", "antarctica"];

const candidates = (
  all: readonly Destination[],
  { choose, continent, ids }: DestinationsQuery,
): readonly Destination[] => {
  if (choose === "by-hand")
    return [...new Set(ids)].flatMap((id) => all.find((each) => each.id === id) ?? []);
  if (choose === "countries")
    return all.filter(
      ({ kind, region }) => kind === "country" && (continent === "" || region === continent),
    );
  return continents.flatMap(
    (code) => all.find((each) => each.kind === "region" && each.code === code) ?? [],
  );
};

/**
 * A poster for each place, taken from one of its trips. No trip is used twice while the place has
 * another.
 */
const postersOf = async ({ catalogue }: BlockSite, places: readonly Destination[]) => {
  const usedTravelIds = new Set<string>();
  const results = await Promise.all(
    places.map(({ slug }) => catalogue.search({ ...emptySearch, where: [slug] })),
  );
  const travelIds = results.map(({ hits }) => {
    const hit = hits.find(({ travelId }) => !usedTravelIds.has(travelId)) ?? hits[0];
    usedTravelIds.add(hit?.travelId ?? "");
    return hit?.travelId ?? "";
  });
  const travels = await catalogue.travelsByIds([...usedTravelIds].filter(Boolean));
  const tripOf = new Map(travels.map(({ id, tripId }) => [id, tripId]));
  const trips = await catalogue.trips([...new Set(tripOf.values())]);
  const posterIds = travelIds.map((id) => trips.get(tripOf.get(id) ?? "")?.posterId ?? null);
  const pictures = await catalogue.pictures(posterIds);
  return posterIds.map((id) => pictures.get(id ?? "") ?? null);
};

/** Destinations without trips are left out. */
export const destinationsForBlock = async (
  site: BlockSite,
  wanted: DestinationsQuery,
): Promise<PlaceView[]> => {
  const { catalogue, localizer } = site;
  const counts = await catalogue.placeCounts();
  const countOf = ({ slug }: Destination) => counts.get(slug) ?? 0;
  const withTrips = candidates(await catalogue.destinations(), wanted).filter(countOf);
  // The sort is stable: countries with equal counts stay sorted by name.
  const ranked =
    wanted.choose === "countries"
      ? withTrips.toSorted((a, b) => countOf(b) - countOf(a))
      : withTrips;
  const shown = ranked.slice(0, wanted.limit);
  const posters = await postersOf(site, shown);
  return shown.map((place, index) => ({
    slug: place.slug,
    code: place.code,
    label: place.name,
    path: searchPath(localizer, { ...emptySearch, where: [place.slug] }),
    count: localizer.t("count.trips", { n: countOf(place) }),
    poster: posters[index] ?? null,
  }));
};

/** The map of the points that staff entered, then of the travel's stops with the route between them. */
export const mapForBlock = async (
  { catalogue, localizer }: BlockSite,
  { points, travel: travelId }: Parameters<BlockServices["map"]>[0],
): ReturnType<BlockServices["map"]> => {
  const [travel] = travelId === null ? [] : await catalogue.travelsByIds([travelId]);
  const trip = travel && (await catalogue.trips([travel.tripId])).get(travel.tripId);
  const stops = distinctStops(trip?.stops ?? []).map(({ key, names, lat, lon }) => ({
    name: names[localizer.market.language] ?? names["all"] ?? key,
    text: "",
    link: "",
    lat,
    lon,
  }));
  const places = [...points, ...stops];
  const map = drawPlaces(places, points.length);
  const names = places.map(({ name }) => name).join(", ");
  return (
    map && {
      map,
      label: localizer.t("block.map", { places: names }),
      places: places.map(({ name, text, link }) => ({ name, text, link })),
    }
  );
};
