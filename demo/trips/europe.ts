import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { icelandRing } from "#demo/trips/europe/iceland-ring.ts";
import { lofoten } from "#demo/trips/europe/lofoten.ts";
import { slovenia } from "#demo/trips/europe/slovenia.ts";
import { azores } from "#demo/trips/europe/azores.ts";
import { andalusia } from "#demo/trips/europe/andalusia.ts";
import { sicily } from "#demo/trips/europe/sicily.ts";
import { albania } from "#demo/trips/europe/albania.ts";
import { scotland } from "#demo/trips/europe/scotland.ts";
import { laugavegur } from "#demo/trips/europe/laugavegur.ts";
import { svalbard } from "#demo/trips/europe/svalbard.ts";
import { nordicRails } from "#demo/trips/europe/nordic-rails.ts";
import { finlandLakes } from "#demo/trips/europe/finland-lakes.ts";
import { faroe } from "#demo/trips/europe/faroe.ts";
import { ireland } from "#demo/trips/europe/ireland.ts";
import { portugalRails } from "#demo/trips/europe/portugal-rails.ts";
import { canariesDunes } from "#demo/trips/europe/canaries-dunes.ts";
import { corsica } from "#demo/trips/europe/corsica.ts";
import { dolomites } from "#demo/trips/europe/dolomites.ts";
import { cyclades } from "#demo/trips/europe/cyclades.ts";
import { meteoraZagori } from "#demo/trips/europe/meteora-zagori.ts";
import { balkans } from "#demo/trips/europe/balkans.ts";
import { croatiaSailing } from "#demo/trips/europe/croatia-sailing.ts";
import { ohrid } from "#demo/trips/europe/ohrid.ts";
import { bulgariaPeaks } from "#demo/trips/europe/bulgaria-peaks.ts";
import { carpathians } from "#demo/trips/europe/carpathians.ts";
import { danubeCapitals } from "#demo/trips/europe/danube-capitals.ts";
import { bohemia } from "#demo/trips/europe/bohemia.ts";
import { bisonForest } from "#demo/trips/europe/bison-forest.ts";
import { baltics } from "#demo/trips/europe/baltics.ts";
import { maltaGozo } from "#demo/trips/europe/malta-gozo.ts";
import { cyprus } from "#demo/trips/europe/cyprus.ts";
import { swissRails } from "#demo/trips/europe/swiss-rails.ts";
import { moselleBike } from "#demo/trips/europe/moselle-bike.ts";

export const europeTrips: readonly TripFacts[] = [
  icelandRing,
  lofoten,
  slovenia,
  azores,
  andalusia,
  sicily,
  albania,
  scotland,
  laugavegur,
  svalbard,
  nordicRails,
  finlandLakes,
  faroe,
  ireland,
  portugalRails,
  canariesDunes,
  corsica,
  dolomites,
  cyclades,
  meteoraZagori,
  balkans,
  croatiaSailing,
  ohrid,
  bulgariaPeaks,
  carpathians,
  danubeCapitals,
  bohemia,
  bisonForest,
  baltics,
  maltaGozo,
  cyprus,
  swissRails,
  moselleBike,
];
