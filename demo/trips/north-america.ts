import { canadaQuebec } from "#demo/trips/north-america/canada-quebec.ts";
import { canadaRockies } from "#demo/trips/north-america/canada-rockies.ts";
import { greenland } from "#demo/trips/north-america/greenland.ts";
import { usAlaska } from "#demo/trips/north-america/us-alaska.ts";
import { usCanyons } from "#demo/trips/north-america/us-canyons.ts";
import { usNewYork } from "#demo/trips/north-america/us-new-york.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

export const northAmericaTrips: readonly TripFacts[] = [
  usCanyons,
  usAlaska,
  usNewYork,
  canadaRockies,
  canadaQuebec,
  greenland,
];
