import type { Trip } from "#features/catalogue/trips/contract.ts";
import type { PlacesMapView } from "#features/catalogue/trips/parts/places-map-view.ts";
import { drawPlaces } from "#features/catalogue/trips/parts/places.ts";
import type { Destination } from "#features/content/destinations/contract.ts";
import type { AreaMapView, AreaView } from "#features/content/destinations/parts/area-view.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Site } from "#markets/site/site.ts";
import { keepMade } from "#platform/made/keep-made.ts";
import type { CardReads } from "../cards.ts";
import { countriesOf } from "./continent.ts";

type Point = Readonly<{ lat: number; lon: number }>;

const drawn = keepMade<PlacesMapView>(50);

/**
 * Where a country is for who travels there: where a trip to it alone begins, else one whose main
 * country it is. Null where no trip says so.
 */
const placeOf = (code: string, trips: readonly Trip[]): Point | null => {
  const ofCountry = trips.filter(({ countries }) => countries[0] === code);
  const alone = ofCountry.find(({ countries, stops }) => countries.length === 1 && stops[0]);
  const trip = alone ?? ofCountry.find(({ stops }) => stops[0]);
  return trip?.stops[0] ?? null;
};

const tripsTo = async ({ catalogue }: Site<CardReads & SearchReads>, slug: string) => {
  const hits = await catalogue.related({ ...emptySearch, where: [slug], sort: "duration-asc" });
  const travels = await catalogue.travelsByIds(hits.map(({ travelId }) => travelId));
  return [...(await catalogue.trips(travels.map(({ tripId }) => tripId))).values()];
};

/**
 * The countries of an area on a map, in the order of their list, and those that no trip locates.
 * Null where none can be shown.
 */
export const areaMapOf = async (
  site: Site<CardReads & SearchReads>,
  known: readonly Destination[],
  { code: continent, label: name }: AreaView,
): Promise<AreaMapView | null> => {
  const countries = await countriesOf(site, known, continent);
  const places = await Promise.all(
    countries.map(async ({ code, slug }) => placeOf(code, await tripsTo(site, slug))),
  );
  const located = countries.flatMap((country, index) => {
    const place = places[index];
    return place ? [{ ...country, name: country.label, lat: place.lat, lon: place.lon }] : [];
  });
  if (located.length === 0) return null;
  const label = site.localizer.t("block.map", { places: name });
  const others = countries.filter((_, index) => !places[index]);
  const words = JSON.stringify(located.map(({ label: of, lat, lon }) => [of, lat, lon]));
  const map = drawn([], words, () => {
    const drawing = drawPlaces(located, located.length);
    if (!drawing) throw new Error("A map has places.");
    return drawing;
  });
  return { map, label, countries: located, others };
};
