import { canadaQuebec } from "#demo/trips/north-america/canada-quebec.ts";
import { canadaRockies } from "#demo/trips/north-america/canada-rockies.ts";
import { costaRica } from "#demo/trips/north-america/costa-rica.ts";
import { cuba } from "#demo/trips/north-america/cuba.ts";
import { dominicanRepublic } from "#demo/trips/north-america/dominican-republic.ts";
import { greenland } from "#demo/trips/north-america/greenland.ts";
import { grenadines } from "#demo/trips/north-america/grenadines.ts";
import { guatemalaBelize } from "#demo/trips/north-america/guatemala-belize.ts";
import { jamaica } from "#demo/trips/north-america/jamaica.ts";
import { mexicoBaja } from "#demo/trips/north-america/mexico-baja.ts";
import { mexicoYucatan } from "#demo/trips/north-america/mexico-yucatan.ts";
import { panama } from "#demo/trips/north-america/panama.ts";
import { saintLuciaDominica } from "#demo/trips/north-america/saint-lucia-dominica.ts";
import { salvadorNicaragua } from "#demo/trips/north-america/salvador-nicaragua.ts";
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
  mexicoYucatan,
  mexicoBaja,
  guatemalaBelize,
  salvadorNicaragua,
  costaRica,
  panama,
  cuba,
  dominicanRepublic,
  jamaica,
  grenadines,
  saintLuciaDominica,
];
