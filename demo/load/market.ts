import { composeCoordinators } from "#demo/compose/coordinators.ts";
import { composeDestinations } from "#demo/compose/destinations.ts";
import { composeFaqs } from "#demo/compose/faqs.ts";
import { type Agenda, withLeaders } from "#demo/compose/leaders.ts";
import { demoRates } from "#demo/compose/money.ts";
import { popularTrips } from "#demo/compose/popular.ts";
import { composeResources } from "#demo/compose/resources.ts";
import { composeReviews } from "#demo/compose/reviews.ts";
import { composeTours } from "#demo/compose/tours.ts";
import { composeTravel } from "#demo/compose/travels.ts";
import type { Demo } from "#demo/read/demo.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { insertDefaultSetting } from "#features/settings/store.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import "#features/destinations/store.ts";
import "#features/faqs/store.ts";
import { insertAll } from "./insert.ts";
import type { DemoPictures } from "./pictures.ts";
import { coordinatorRow, faqRow, resourceRow, reviewRow, tourRow, travelRow } from "./rows.ts";

/** The trips that a market offers: all of them, but fewer in the international configuration. */
export const tripsIn = (market: Market, trips: readonly TripFacts[]): readonly TripFacts[] =>
  market.id === "international" ? trips.filter(({ international }) => international) : trips;

/** What is told of the trips that are loaded, and by whom. */
export type Sayings = Pick<Demo, "trips" | "phrases" | "people">;

/** What one market says: people, travels and questions, with what they hang on. */
export const composeMarket = (
  market: Market,
  demo: Sayings,
  pictures: Pick<DemoPictures, "portraits" | "days">,
  today: string,
) => {
  const { phrases } = demo;
  const trips = tripsIn(market, demo.trips);
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

const loadSettings = async (trx: Database, market: Market, today: string): Promise<void> => {
  await insertDefaultSetting(trx, market.id, "currencies", { rates: demoRates, date: today });
  await insertDefaultSetting(trx, market.id, "available_currencies", {
    currencies: market.displayCurrencies,
  });
  // The German demo has no review provider, so the rating carousel is not offered there.
  if (market.id === "it-IT")
    await insertDefaultSetting(trx, market.id, "review_settings", { merchantId: "demo-it-24680" });
};

/**
 * Loads what one market says and offers, on a day.
 * @param agenda when its coordinators are away already; their new groups are noted in it
 */
export const loadMarket = async (
  trx: Database,
  market: Market,
  demo: Sayings,
  pictures: DemoPictures,
  agenda: Agenda,
  today: string,
): Promise<void> => {
  const { trips, resources, destinations, coordinators, travels, faqs } = composeMarket(
    market,
    demo,
    pictures,
    today,
  );
  const leaders = coordinators.map(({ id }) => id);
  const planned = trips.flatMap((facts, index) =>
    composeTours(facts, market, travels[index]!.id, leaders, today),
  );
  const tours = withLeaders(planned, coordinators, agenda, today);
  const reviews = composeReviews(
    market,
    demo,
    travels.map(({ id, days }, index) => ({
      id,
      days,
      months: trips[index]!.months,
      popular: popularTrips.has(trips[index]!.code),
    })),
    coordinators,
    today,
  );
  await insertAll(
    trx,
    "resource",
    [...resources.values()].map((each) => resourceRow(market.id, each)),
  );
  await insertAll(
    trx,
    "destination",
    [...destinations.values()].map((each) => ({ market: market.id, ...each })),
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
  await insertAll(
    trx,
    "review",
    reviews.map((each) => reviewRow(market.id, each)),
  );
  await insertAll(
    trx,
    "faq",
    faqs.map((each) => faqRow(market.id, each)),
  );
  await loadSettings(trx, market, today);
};
