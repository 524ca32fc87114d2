import { toHeadPicture } from "#features/assets/media/parts/head-picture.ts";
import type { SearchHit, SearchQuery } from "#features/content/search/contract.ts";
import { hasDepartureFilter } from "../engine/match-departures.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { PricedTour, Tour } from "#features/catalogue/tours/contract.ts";
import { representativeTour } from "#features/catalogue/tours/rules.ts";
import type { DepartureView } from "#features/catalogue/tours/parts/departure-view.ts";
import type { DepartureLabels } from "#features/catalogue/tours/parts/departure-row.tsx";
import type { People } from "#features/records/prices/contract.ts";
import { paidNote } from "#features/records/prices/parts/price-presenter.ts";
import { otherDates } from "#features/catalogue/tours/parts/other-dates.ts";
import { toDepartureView } from "#features/catalogue/tours/parts/departure-presenter.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import { toTravelCard } from "#features/catalogue/travels/parts/card-presenter.ts";
import type { TripTopView } from "#features/catalogue/trips/parts/trip-top-view.ts";
import type { Trip } from "#features/catalogue/trips/contract.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import type { ReviewReads } from "#features/catalogue/reviews/site/reads.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import type { TripReads } from "#features/catalogue/trips/site/reads.ts";
import { localizerWords } from "#markets/localizer.ts";
import type { Site } from "#markets/site/site.ts";
import { keepMade } from "#platform/made/keep-made.ts";

/** What cards and rows are made of. */
export type CardReads = TravelReads &
  TripReads &
  TourReads &
  CoordinatorReads &
  ReviewReads &
  PictureReads;

const none: readonly PricedTour[] = [];
const cards = keepMade<TravelCardView>(1000);
const rows = keepMade<DepartureView>(1000);

const countryNames = (trip: Trip | undefined, htmlLang: string): string[] =>
  (trip?.countries ?? []).map((code) => countryName(code, htmlLang));

type TravelCardSource = SearchHit &
  Readonly<{
    /** Whether the ages are those of the departure that the search found, not of the whole trip. */
    isOfDeparture: boolean;
    /** For how many people the price is shown; for one unless said. */
    people?: People;
  }>;

const toCards = async (
  { catalogue, localizer }: Site<CardReads>,
  sources: readonly TravelCardSource[],
  upcoming: ReadonlyMap<string, readonly PricedTour[]>,
): Promise<TravelCardView[]> => {
  const { market, t } = localizer;
  const ids = sources.map(({ travelId }) => travelId);
  const tourIds = sources.flatMap(({ tourId }) => tourId ?? []);
  const [travels, tours, summaries] = await Promise.all([
    catalogue.travelsByIds(ids),
    catalogue.toursByIds(tourIds),
    catalogue.reviewSummaries(ids),
  ]);
  const trips = await catalogue.trips(travels.map(({ tripId }) => tripId));
  const posters = await catalogue.pictures([...trips.values()].map(({ posterId }) => posterId));
  const byTravel = new Map(sources.map((source) => [source.travelId, source]));
  const tourOf = (id: string | null | undefined) => tours.get(id ?? "") ?? null;
  return travels.map((travel) => {
    const trip = trips.get(travel.tripId);
    const source = byTravel.get(travel.id);
    const parts = {
      travel,
      tour: tourOf(source?.tourId),
      isForDeparture: source?.isOfDeparture === true,
      upcoming: upcoming.get(travel.id) ?? none,
      poster: posters.get(trip?.posterId ?? "") ?? null,
      reviews: summaries.get(travel.id) ?? null,
      people: source?.people ?? 1,
    };
    return cards(
      [market, t, travel, parts.tour, parts.upcoming, trip ?? null, parts.poster, parts.reviews],
      `${localizerWords(localizer)} ${parts.people} ${parts.isForDeparture}`,
      () => toTravelCard(localizer, { ...parts, countries: countryNames(trip, market.htmlLang) }),
    );
  });
};

/**
 * The address of the trip's page on the departure that the card shows, with the ages and the dates
 * that were searched (`decisions.md`, Addresses of the search).
 */
const cardPath = ({ path, next }: TravelCardView, query: SearchQuery): string => {
  const [age, ...others] = query.age;
  const params = new URLSearchParams();
  if (age && age !== "all" && others.length === 0) params.set("age", age);
  if (next) params.set("tour", next.day);
  if (query.from !== null) params.set("from", query.from);
  if (query.to !== null) params.set("to", query.to);
  if (query.people === 2) params.set("people", "2");
  return params.size > 0 ? `${path}?${params.toString()}` : path;
};

/**
 * Each card links to the departure that it shows. It speaks of that departure alone where the
 * search asks for dates, prices or other things of departures, and in the order by date.
 */
export const searchResultCards = async (
  site: Site<CardReads>,
  hits: readonly SearchHit[],
  query: SearchQuery,
): Promise<readonly TravelCardView[]> => {
  const isOfDeparture = hasDepartureFilter(query) || query.sort === "date";
  const cards = await cardsOfHits(site, hits, { isOfDeparture, people: query.people });
  return cards.map((card) => ({ ...card, path: cardPath(card, query) }));
};

/** Each card shows the departure that matches the search, and its price. */
export const cardsOfHits = async (
  site: Site<CardReads>,
  hits: readonly SearchHit[],
  options: Pick<TravelCardSource, "isOfDeparture" | "people"> = { isOfDeparture: true },
): Promise<TravelCardView[]> =>
  toCards(
    site,
    hits.map((hit) => ({ ...hit, ...options })),
    await site.catalogue.upcomingTours(hits.map(({ travelId }) => travelId)),
  );

/** Cards for lists that ask nothing of departures: each shows the next one to join, with its price. */
export const tripCards = async (
  site: Site<CardReads>,
  travelIds: readonly string[],
): Promise<TravelCardView[]> => {
  const upcoming = await site.catalogue.upcomingTours(travelIds);
  const cards = await toCards(
    site,
    travelIds.map((travelId) => {
      const tours = upcoming.get(travelId) ?? [];
      const shown = representativeTour(tours, site.localizer.today) ?? tours[0];
      return { travelId, tourId: shown?.id ?? null, isOfDeparture: false };
    }),
    upcoming,
  );
  return cards.map((card) => ({ ...card, path: cardPath(card, emptySearch) }));
};

/**
 * @param known travels that the caller has read already
 * @param people for how many the prices are shown
 */
export const departureRows = async (
  site: Site<CardReads>,
  tours: readonly Tour[],
  known: readonly Travel[] = [],
  people: People = 1,
): Promise<DepartureView[]> => {
  const { localizer } = site;
  const { market, t } = localizer;
  const byId = new Map(known.map((travel) => [travel.id, travel]));
  const missing = [...new Set(tours.map(({ travelId }) => travelId))].filter((id) => !byId.has(id));
  for (const travel of await site.catalogue.travelsByIds(missing)) byId.set(travel.id, travel);
  const leaders = await loadLeaders(site);
  const soldOut = tours.filter(({ status }) => status === "SOLD_OUT");
  const siblings = await site.catalogue.upcomingTours([
    ...new Set(soldOut.map(({ travelId }) => travelId)),
  ]);
  return tours.flatMap((tour) => {
    const travel = byId.get(tour.travelId);
    if (!travel) return [];
    const leader = leaders.get(tour.coordinatorId ?? "") ?? null;
    const upcoming = siblings.get(travel.id) ?? none;
    return [
      rows(
        [market, t, tour, travel, upcoming, leader?.coordinator ?? null, leader?.portrait ?? null],
        `${localizerWords(localizer)} ${people}`,
        () => {
          const others = otherDates(upcoming, tour, localizer.today);
          return toDepartureView(localizer, tour, travel, { leader, others, people });
        },
      ),
    ];
  });
};

/** Rows whose facts begin with the trip's countries: `Peru, Bolivia · 12 days`. */
export const departureRowsWithPlaces = async (
  site: Site<CardReads>,
  tours: readonly Tour[],
): Promise<DepartureView[]> => {
  const { catalogue, localizer } = site;
  const travels = await catalogue.travelsByIds(tours.map(({ travelId }) => travelId));
  const trips = await catalogue.trips(travels.map(({ tripId }) => tripId));
  const byTravel = new Map(travels.map(({ id, tripId }) => [id, trips.get(tripId)]));
  const places = new Map(
    tours.map(({ id, travelId }) => [
      id,
      countryNames(byTravel.get(travelId), localizer.market.htmlLang).join(", "),
    ]),
  );
  const departures = await departureRows(site, tours, travels);
  return departures.map((each) => ({
    ...each,
    // Non-breaking spaces keep a dot from beginning a line, and a number with its unit.
    facts: [places.get(each.id), each.facts]
      .filter(Boolean)
      .join(" · ")
      .replaceAll(/ (?=·)|(?<=\d) (?=\p{L})/gu, "\u00a0"),
  }));
};

export const departureLabels = ({ localizer }: Pick<Site, "localizer">): DepartureLabels => ({
  perPerson: localizer.t("card.perPerson"),
  was: localizer.t("card.was"),
  coordinator: localizer.t("departure.coordinator"),
  paid: paidNote(localizer),
  compare: null,
});

/** The pictures of each trip. `wide` is the poster where a trip has no wide picture. */
export const tripPictures = async (
  { catalogue }: Site<PictureReads>,
  trip: Trip | undefined,
): Promise<Pick<TripTopView, "poster" | "wide">> => {
  const pictures = await catalogue.pictures([trip?.posterId ?? null, trip?.wideId ?? null]);
  const poster = pictures.get(trip?.posterId ?? "") ?? null;
  const wide = pictures.get(trip?.wideId ?? "") ?? poster;
  return { poster, wide: wide && toHeadPicture(wide) };
};
