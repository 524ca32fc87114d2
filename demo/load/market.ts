import { isNewTrip } from "#demo/compose/badges.ts";
import { composeCoordinators } from "#demo/compose/coordinators.ts";
import { composeDestinations, sleepingPlaces } from "#demo/compose/destinations.ts";
import { composeEvents } from "#demo/compose/events.ts";
import { composeFaqs } from "#demo/compose/faqs.ts";
import { type Agenda, assignCoordinators } from "#demo/compose/assign-coordinators.ts";
import { demoRates } from "#demo/compose/money.ts";
import { popularTrips } from "#demo/compose/popular.ts";
import { composeResources } from "#demo/compose/resources.ts";
import { composeReviews, type ReviewedTravel } from "#demo/compose/reviews.ts";
import { composeTours } from "#demo/compose/tours.ts";
import { composeTravel } from "#demo/compose/travels.ts";
import { stableUuid } from "#demo/random.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { insertDefaultSetting } from "#features/company/settings/store.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import "#features/content/destinations/store.ts";
import "#features/catalogue/faqs/store.ts";
import { insertAll } from "./insert.ts";
import type { DemoPictures } from "./pictures/pictures.ts";
import {
  coordinatorRow,
  destinationRow,
  eventRow,
  faqRow,
  resourceRow,
  reviewRow,
  tourRow,
  travelRow,
} from "./rows.ts";

/**
 * The trips that a market offers: all trips, or in the international market the trips marked for
 * it.
 */
export const tripsOfMarket = (market: Market, trips: readonly TripFacts[]): readonly TripFacts[] =>
  market.id === "international" ? trips.filter(({ international }) => international) : trips;

/** What reviews need to know of a trip. */
const reviewedTravel = (facts: TripFacts, market: Market): ReviewedTravel => ({
  id: stableUuid("travel", market.id, facts.code),
  days: facts.days.length,
  months: facts.months,
  places: sleepingPlaces(facts, market),
  popular: popularTrips.has(facts.code),
  isNew: isNewTrip(facts),
});

/** What the catalogue of a market is composed from. */
export type CatalogueSources = Pick<Demo, "trips" | "phrases" | "people" | "events">;

/**
 * The catalogue of one market without departures: people, travels and questions, with the resources
 * and destinations that they refer to.
 */
export const composeMarketCatalogue = (
  market: Market,
  demo: CatalogueSources,
  pictures: Pick<DemoPictures, "portraits" | "days">,
  today: string,
) => {
  const { phrases } = demo;
  const trips = tripsOfMarket(market, demo.trips);
  const resources = composeResources(market, phrases, today);
  const destinations = composeDestinations(trips, market);
  return {
    trips,
    resources,
    destinations,
    coordinators: composeCoordinators(market, demo, pictures.portraits),
    travels: trips.map((facts) =>
      composeTravel(facts, market, phrases, resources, destinations, pictures.days),
    ),
    faqs: composeFaqs(trips, market, phrases, destinations),
  };
};

/** The newest reviews of a market, which nobody has decided yet. */
const waitingReviews = 6;

const loadReviews = async (
  trx: Database,
  market: Market,
  reviews: ReturnType<typeof composeReviews>,
): Promise<void> => {
  const latestFirst = reviews.toSorted((a, b) => b.writtenOn.localeCompare(a.writtenOn));
  await insertAll(
    trx,
    "review",
    latestFirst.map((each, index) => reviewRow(market.id, each, index < waitingReviews)),
  );
};

const loadSettings = async (trx: Database, market: Market, today: string): Promise<void> => {
  await insertDefaultSetting(trx, market.id, "currencies", { rates: demoRates, date: today });
  await insertDefaultSetting(trx, market.id, "available_currencies", {
    currencies: market.displayCurrencies,
  });
  // The German demo has no review provider, so that the rating carousel is not offered there.
  if (market.id === "it-IT")
    await insertDefaultSetting(trx, market.id, "review_settings", { merchantId: "demo-it-24680" });
};

/**
 * Loads the catalogue of one market with its departures and reviews.
 * @param agenda absences of the market's coordinators; the function adds the absences of their new
 * groups
 */
export const loadMarket = async (
  trx: Database,
  market: Market,
  demo: CatalogueSources,
  pictures: DemoPictures,
  agenda: Agenda,
  today: string,
): Promise<void> => {
  const catalogue = composeMarketCatalogue(market, demo, pictures, today);
  const { trips, resources, destinations, coordinators, travels, faqs } = catalogue;
  const coordinatorIds = coordinators.map(({ id }) => id);
  const planned = trips.flatMap((facts, index) =>
    composeTours(facts, market, travels[index]!.id, coordinatorIds, today),
  );
  const tours = assignCoordinators(planned, coordinators, agenda, today);
  const reviews = composeReviews(
    market,
    demo,
    trips.map((facts) => reviewedTravel(facts, market)),
    coordinators,
    today,
  );
  await insertAll(
    trx,
    "resource",
    [...resources].map(([key, each]) => resourceRow(market.id, key, each)),
  );
  await insertAll(
    trx,
    "destination",
    [...destinations.values()].map((each) =>
      destinationRow(market, each, demo.phrases.destinations),
    ),
  );
  await insertAll(
    trx,
    "coordinator",
    coordinators.map((each) => coordinatorRow(market.id, each)),
  );
  await insertAll(
    trx,
    "travel",
    travels.map((each) => travelRow(market.id, each)),
  );
  await insertAll(
    trx,
    "travel_destination",
    travels.flatMap(({ id, destinationIds }) =>
      destinationIds.map((destination) => ({
        market: market.id,
        travel_id: id,
        destination_id: destination,
      })),
    ),
  );
  await insertAll(
    trx,
    "tour",
    tours.map((each) => tourRow(market.id, each)),
  );
  await loadReviews(trx, market, reviews);
  const events = composeEvents(market, demo, pictures.events, coordinatorIds, today);
  await insertAll(
    trx,
    "event",
    events.map((each) => eventRow(market.id, each)),
  );
  await insertAll(
    trx,
    "faq",
    faqs.map((each) => faqRow(market.id, each)),
  );
  await loadSettings(trx, market, today);
};
