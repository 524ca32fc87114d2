import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { armenia } from "#demo/trips/west-asia/armenia.ts";
import { azerbaijan } from "#demo/trips/west-asia/azerbaijan.ts";
import { georgia } from "#demo/trips/west-asia/georgia.ts";
import { kurdistan } from "#demo/trips/west-asia/kurdistan.ts";

export const westAsiaTrips: readonly TripFacts[] = [georgia, armenia, azerbaijan, kurdistan];
