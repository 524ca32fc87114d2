import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { colombia } from "#demo/trips/south-america/colombia.ts";
import { galapagos } from "#demo/trips/south-america/galapagos.ts";
import { peru } from "#demo/trips/south-america/peru.ts";
import { boliviaAtacama } from "#demo/trips/south-america/bolivia-atacama.ts";

export const southAmericaTrips: readonly TripFacts[] = [colombia, galapagos, peru, boliviaAtacama];
