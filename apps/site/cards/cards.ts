import { headPictureOf } from "#features/media/parts/head-picture.ts";
import type { SearchHit, SearchQuery } from "#features/search/contract.ts";
import { asksForDepartures } from "#features/search/engine/match-departures.ts";
import type { PricedTour, Tour } from "#features/tours/contract.ts";
import { nextToJoin } from "#features/tours/rules.ts";
import type { DepartureView } from "#features/tours/parts/departure-view.ts";
import { otherDates } from "#features/tours/parts/other-dates.ts";
import { type Leader, toDepartureView } from "#features/tours/parts/departure-presenter.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { TravelCardView } from "#features/travels/parts/card-view.ts";
import { toTravelCard } from "#features/travels/parts/card-presenter.ts";
import type { TripTopView } from "#features/travels/parts/trip-top-view.ts";
import type { Trip } from "#features/trips/contract.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { SiteRequest } from "../context.ts";

/** The countries of a trip in the words of a market. */
const countryNames = (trip: Trip | undefined, htmlLang: string): string[] =>
  (trip?.countries ?? []).map((code) => countryName(code, htmlLang));

/** A trip with the departure that its card shows and the one whose price it names. */
type TravelCardSource = SearchHit &
  Readonly<{
    pricedId: string | null;
    /** Departures were asked for, and this one meets what was asked. */
    isOfDeparture: boolean;
  }>;

/** The cards of trips, given the departures to come of each. */
const toCards = async (
  { catalogue, localizer }: SiteRequest,
  shown: readonly TravelCardSource[],
  coming: ReadonlyMap<string, readonly PricedTour[]>,
): Promise<TravelCardView[]> => {
  const ids = shown.map(({ travelId }) => travelId);
  const tourIds = shown.flatMap(({ tourId, pricedId }) => [tourId ?? [], pricedId ?? []].flat());
  const [travels, tours, summaries] = await Promise.all([
    catalogue.travelsByIds(ids),
    catalogue.toursByIds([...new Set(tourIds)]),
    catalogue.reviewSummaries(ids),
  ]);
  const trips = await catalogue.trips(travels.map(({ tripId }) => tripId));
  const posters = await catalogue.pictures([...trips.values()].map(({ posterId }) => posterId));
  const byTravel = new Map(shown.map((each) => [each.travelId, each]));
  const tourOf = (id: string | null | undefined) => tours.get(id ?? "") ?? null;
  return travels.map((travel) => {
    const trip = trips.get(travel.tripId);
    const card = byTravel.get(travel.id);
    return toTravelCard(localizer, {
      travel,
      tour: tourOf(card?.tourId),
      priced: tourOf(card?.pricedId),
      isOfDeparture: card?.isOfDeparture === true,
      coming: coming.get(travel.id) ?? [],
      countries: countryNames(trip, localizer.market.htmlLang),
      poster: posters.get(trip?.posterId ?? "") ?? null,
      reviews: summaries.get(travel.id) ?? null,
    });
  });
};

/** Whether a search asks for more of a departure than its days and ages, so that another of its month may be cheaper. */
const asksForOneDeparture = ({ status, discounted, priceMin }: SearchQuery): boolean =>
  status.length > 0 || discounted || priceMin !== null;

/**
 * The way to a trip on which the month of a departure stands open, for the ages that were asked for;
 * to the departure itself where its trip would speak of another.
 */
const cardPath = ({ path, next }: TravelCardView, query: SearchQuery): string => {
  const [age, ...others] = query.age;
  const place = new URLSearchParams();
  if (next) place.set("month", next.day.slice(0, 7));
  if (age && age !== "all" && others.length === 0) place.set("age", age);
  if (next && asksForOneDeparture(query)) place.set("tour", next.day);
  return place.size > 0 ? `${path}?${place.toString()}` : path;
};

/**
 * The cards of a search. Where it asks for dates, prices or other things of departures, each opens
 * its trip where the departure that it shows stands.
 */
export const searchResultCards = async (
  site: SiteRequest,
  hits: readonly SearchHit[],
  query: SearchQuery,
): Promise<readonly TravelCardView[]> => {
  const isOfDeparture = asksForDepartures(query);
  const cards = await cardsOfHits(site, hits, { isOfDeparture });
  if (!isOfDeparture) return cards;
  return cards.map((card) => ({ ...card, path: cardPath(card, query) }));
};

/**
 * The cards of found trips, each with the departure that meets the search and its price.
 * @param card `isOfDeparture`: whether departures were asked for, so that a card is for the ages of its own
 */
export const cardsOfHits = async (
  site: SiteRequest,
  hits: readonly SearchHit[],
  card: Readonly<{ isOfDeparture: boolean }> = { isOfDeparture: true },
): Promise<TravelCardView[]> =>
  toCards(
    site,
    hits.map((hit) => ({ ...hit, ...card, pricedId: hit.tourId })),
    await site.catalogue.upcomingTours(hits.map(({ travelId }) => travelId)),
  );

/** The cards of trips where nothing is asked of departures: which can be joined next, and at which price the trip begins. */
export const tripCards = async (
  site: SiteRequest,
  travelIds: readonly string[],
): Promise<TravelCardView[]> => {
  const coming = await site.catalogue.upcomingTours(travelIds);
  return toCards(
    site,
    travelIds.map((travelId) => {
      const tours = coming.get(travelId) ?? [];
      const first = tours.find(({ isFirstPriced }) => isFirstPriced);
      return {
        travelId,
        tourId: (nextToJoin(tours, site.localizer.today) ?? tours[0])?.id ?? null,
        pricedId: first?.id ?? null,
        isOfDeparture: false,
      };
    }),
    coming,
  );
};

/** Who leads departures: the coordinators of the market with their portraits, by id. */
export const loadLeaders = async ({
  catalogue,
}: SiteRequest): Promise<ReadonlyMap<string, Leader>> => {
  const coordinators = await catalogue.coordinators();
  const portraits = await catalogue.pictures(coordinators.map(({ portraitId }) => portraitId));
  return new Map(
    coordinators.map((coordinator) => [
      coordinator.id,
      { coordinator, portrait: portraits.get(coordinator.portraitId ?? "") ?? null },
    ]),
  );
};

/** Lines of a departure board for departures of several travels. */
export const departureRows = async (
  site: SiteRequest,
  tours: readonly Tour[],
  known: readonly Travel[] = [],
): Promise<DepartureView[]> => {
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
    const others = otherDates(siblings.get(travel.id) ?? [], tour);
    return [toDepartureView(site.localizer, tour, travel, leader, others)];
  });
};

/** Lines of a board that name where their trips go as well: `Peru, Bolivia · 12 days`. */
export const departureRowsWithPlaces = async (
  site: SiteRequest,
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
    // No line of them begins with a dot, and no number stands apart from what it counts.
    facts: [places.get(each.id), each.facts]
      .filter(Boolean)
      .join(" · ")
      .replaceAll(/ (?=·)|(?<=\d) (?=\p{L})/gu, "\u00a0"),
  }));
};

/** The words that every departure board shares. */
export const departureLabels = ({ localizer: { t } }: Pick<SiteRequest, "localizer">) => ({
  perPerson: t("card.perPerson"),
  was: t("card.was"),
  coordinator: t("departure.coordinator"),
});

/** The pictures that a trip's page begins with. */
export const tripPictures = async (
  { catalogue }: SiteRequest,
  trip: Trip | undefined,
): Promise<Pick<TripTopView, "poster" | "wide">> => {
  const pictures = await catalogue.pictures([trip?.posterId ?? null, trip?.wideId ?? null]);
  const poster = pictures.get(trip?.posterId ?? "") ?? null;
  const wide = pictures.get(trip?.wideId ?? "") ?? poster;
  return { poster, wide: wide && headPictureOf(wide) };
};
