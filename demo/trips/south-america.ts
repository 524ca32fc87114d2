import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { colombia } from "#demo/trips/south-america/colombia.ts";
import { galapagos } from "#demo/trips/south-america/galapagos.ts";
import { peru } from "#demo/trips/south-america/peru.ts";
import { boliviaAtacama } from "#demo/trips/south-america/bolivia-atacama.ts";
import { patagonia } from "#demo/trips/south-america/patagonia.ts";
import { argentinaNorth } from "#demo/trips/south-america/argentina-north.ts";
import { brazilRio } from "#demo/trips/south-america/brazil-rio.ts";
import { brazilDunes } from "#demo/trips/south-america/brazil-dunes.ts";
import { uruguayParaguay } from "#demo/trips/south-america/uruguay-paraguay.ts";
import { guianas } from "#demo/trips/south-america/guianas.ts";
import { redCentre } from "#demo/trips/south-america/red-centre.ts";
import { queensland } from "#demo/trips/south-america/queensland.ts";
import { newZealand } from "#demo/trips/south-america/new-zealand.ts";
import { fijiVanuatu } from "#demo/trips/south-america/fiji-vanuatu.ts";
import { polynesia } from "#demo/trips/south-america/polynesia.ts";
import { samoaTonga } from "#demo/trips/south-america/samoa-tonga.ts";
import { antarctica } from "#demo/trips/south-america/antarctica.ts";

export const southAmericaTrips: readonly TripFacts[] = [
  colombia,
  galapagos,
  peru,
  boliviaAtacama,
  patagonia,
  argentinaNorth,
  brazilRio,
  brazilDunes,
  uruguayParaguay,
  guianas,
  redCentre,
  queensland,
  newZealand,
  fijiVanuatu,
  polynesia,
  samoaTonga,
  antarctica,
];
