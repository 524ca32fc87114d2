import { chinaRail } from "#demo/trips/east-asia/china-rail.ts";
import { hokkaidoWinter } from "#demo/trips/east-asia/hokkaido-winter.ts";
import { japanHonshu } from "#demo/trips/east-asia/japan-honshu.ts";
import { southKorea } from "#demo/trips/east-asia/south-korea.ts";
import { yunnan } from "#demo/trips/east-asia/yunnan.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

/** The trips of East and South-East Asia. */
export const eastAsiaTrips: readonly TripFacts[] = [
  japanHonshu,
  hokkaidoWinter,
  southKorea,
  chinaRail,
  yunnan,
];
