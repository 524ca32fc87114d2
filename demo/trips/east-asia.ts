import { borneo } from "#demo/trips/east-asia/borneo.ts";
import { cambodia } from "#demo/trips/east-asia/cambodia.ts";
import { chinaRail } from "#demo/trips/east-asia/china-rail.ts";
import { hokkaidoWinter } from "#demo/trips/east-asia/hokkaido-winter.ts";
import { hongKongMacau } from "#demo/trips/east-asia/hong-kong-macau.ts";
import { japanHonshu } from "#demo/trips/east-asia/japan-honshu.ts";
import { javaBali } from "#demo/trips/east-asia/java-bali.ts";
import { komodo } from "#demo/trips/east-asia/komodo.ts";
import { laos } from "#demo/trips/east-asia/laos.ts";
import { northernThailand } from "#demo/trips/east-asia/northern-thailand.ts";
import { philippines } from "#demo/trips/east-asia/philippines.ts";
import { southKorea } from "#demo/trips/east-asia/south-korea.ts";
import { southernThailand } from "#demo/trips/east-asia/southern-thailand.ts";
import { taiwan } from "#demo/trips/east-asia/taiwan.ts";
import { timorLeste } from "#demo/trips/east-asia/timor-leste.ts";
import { vietnam } from "#demo/trips/east-asia/vietnam.ts";
import { yunnan } from "#demo/trips/east-asia/yunnan.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

/** The trips of East and South-East Asia. */
export const eastAsiaTrips: readonly TripFacts[] = [
  japanHonshu,
  hokkaidoWinter,
  southKorea,
  chinaRail,
  yunnan,
  taiwan,
  hongKongMacau,
  vietnam,
  laos,
  cambodia,
  northernThailand,
  southernThailand,
  borneo,
  javaBali,
  komodo,
  philippines,
  timorLeste,
];
