import { isNewTrip } from "#demo/compose/badges.ts";
import { sleepingPlaces } from "#demo/compose/destinations.ts";
import { popularTrips } from "#demo/compose/popular.ts";
import type { Market } from "#markets/market-type.ts";
import { demoData } from "./demo-data.ts";

/** The demo's travels of a market, as its reviews are composed of them. */
export const reviewedTravels = (market: Market) =>
  demoData.trips.map((facts) => ({
    id: facts.code,
    months: facts.months,
    days: facts.days.length,
    places: sleepingPlaces(facts, market),
    popular: popularTrips.has(facts.code),
    isNew: isNewTrip(facts),
  }));
