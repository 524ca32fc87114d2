import type { Destination } from "#features/content/destinations/contract.ts";
import type { AreaView, DestinationsView } from "#features/content/destinations/parts/area-view.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Site } from "#markets/site/site.ts";
import { type CardReads, tripPictures, tripCards } from "../cards.ts";
import { featuredTravelIds } from "./featured.ts";

/** Only countries with trips, sorted by the market's collation. */
export const countriesOf = async (
  { catalogue, localizer }: Site<SearchReads>,
  known: readonly Destination[],
  continent: string,
) => {
  const collator = new Intl.Collator(localizer.market.localizedCountryCollator);
  const counts = await catalogue.placeCounts();
  return known
    .filter(
      ({ kind, region, slug }) => kind === "country" && region === continent && counts.has(slug),
    )
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map(({ code, name, slug }) => ({
      code,
      slug,
      label: name,
      path: searchPath(localizer, { ...emptySearch, where: [slug] }),
      figure: String(counts.get(slug) ?? 0),
      count: localizer.t("count.trips", { n: counts.get(slug) ?? 0 }),
    }));
};

const picturesOfTravel = async (
  site: Site<CardReads & SearchReads>,
  travelId: string | undefined,
) => {
  const [travel] = await site.catalogue.travelsByIds(travelId === undefined ? [] : [travelId]);
  const trips = await site.catalogue.trips(travel ? [travel.tripId] : []);
  return tripPictures(site, trips.get(travel?.tripId ?? ""));
};

export const continentOf = async (
  site: Site<CardReads & SearchReads>,
  known: readonly Destination[],
  area: AreaView,
  maxCards: number,
): Promise<DestinationsView["areas"][number]> => {
  const { t } = site.localizer;
  const [countries, total, featured] = await Promise.all([
    countriesOf(site, known, area.code),
    site.catalogue.countResults({ ...emptySearch, where: [area.slug] }),
    featuredTravelIds(site, area.slug, maxCards + 1),
  ]);
  const cards = featured.slice(0, maxCards);
  return {
    area,
    title: t("destinations.area", { area: area.code, place: area.label }),
    all: t("home.allTrips", { n: total }),
    countries,
    // One trip more than there are cards is read, so that the page's picture need not be that of a
    // card.
    pictures: await picturesOfTravel(site, featured.at(-1)),
    cards: await tripCards(site, cards),
  };
};
