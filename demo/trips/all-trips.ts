import { africaTrips } from "#demo/trips/africa.ts";
import { eastAsiaTrips } from "#demo/trips/east-asia.ts";
import { europeTrips } from "#demo/trips/europe.ts";
import { northAmericaTrips } from "#demo/trips/north-america.ts";
import { southAmericaTrips } from "#demo/trips/south-america.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { westAsiaTrips } from "#demo/trips/west-asia.ts";

/** Every trip of the demo. */
export const allTrips: readonly TripFacts[] = [
  ...europeTrips,
  ...africaTrips,
  ...westAsiaTrips,
  ...eastAsiaTrips,
  ...northAmericaTrips,
  ...southAmericaTrips,
];
