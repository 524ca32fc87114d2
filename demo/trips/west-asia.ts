import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { annapurna } from "#demo/trips/west-asia/annapurna.ts";
import { armenia } from "#demo/trips/west-asia/armenia.ts";
import { azerbaijan } from "#demo/trips/west-asia/azerbaijan.ts";
import { bangladesh } from "#demo/trips/west-asia/bangladesh.ts";
import { bhutanNepal } from "#demo/trips/west-asia/bhutan-nepal.ts";
import { georgia } from "#demo/trips/west-asia/georgia.ts";
import { hunza } from "#demo/trips/west-asia/hunza.ts";
import { kazakhKyrgyz } from "#demo/trips/west-asia/kazakh-kyrgyz.ts";
import { kerala } from "#demo/trips/west-asia/kerala.ts";
import { kurdistan } from "#demo/trips/west-asia/kurdistan.ts";
import { ladakh } from "#demo/trips/west-asia/ladakh.ts";
import { maldives } from "#demo/trips/west-asia/maldives.ts";
import { mongolia } from "#demo/trips/west-asia/mongolia.ts";
import { pamir } from "#demo/trips/west-asia/pamir.ts";
import { rajasthan } from "#demo/trips/west-asia/rajasthan.ts";
import { silkRoad } from "#demo/trips/west-asia/silk-road.ts";
import { sriLanka } from "#demo/trips/west-asia/sri-lanka.ts";

export const westAsiaTrips: readonly TripFacts[] = [
  georgia,
  armenia,
  azerbaijan,
  kurdistan,
  silkRoad,
  kazakhKyrgyz,
  pamir,
  mongolia,
  annapurna,
  bhutanNepal,
  rajasthan,
  kerala,
  ladakh,
  hunza,
  bangladesh,
  sriLanka,
  maldives,
];
