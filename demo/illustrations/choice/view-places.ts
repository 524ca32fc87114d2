import type { Composition } from "#demo/illustrations/compositions.ts";
import type { DayScene } from "#demo/illustrations/day-scenes.ts";
import type { Land } from "#demo/illustrations/sheet.ts";
import { atolls } from "#demo/illustrations/trip-compositions.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

const inAny = ({ countries }: TripFacts, codes: string): boolean =>
  countries.some((code) => codes.split(" ").includes(code));

/** Whether the trip is about in the tropics, where no firs stand. */
const isWarm = ({ stops }: TripFacts): boolean => {
  const all = Object.values(stops);
  return all.reduce((sum, { lat }) => sum + Math.abs(lat), 0) / Math.max(1, all.length) < 27;
};

const east = "MA DZ TN EG JO SA OM AE IQ TR UZ TM TJ IN PK AZ TZ MR BD";
const farEast = "JP CN KR TW HK MO";
const landlocked =
  "ET RS CH LI SK AT HU CZ LU MD MK BT NP MN KZ KG TJ UZ TM LA BO PY RW UG ZM ZW BW AM MW";
const bigGame = "KE TZ NA BW ZW ZM ZA UG RW SZ MW";
const riceLands = "VN TH LA KH ID PH IN LK BD MG NP BT CN JP TW MY TL";
const dryLands =
  "MA DZ TN EG JO SA OM AE MR NA UZ TM MN IN PK CL BO PE MX US AU BR ET IQ KZ SN ES AR CV";
// Red rock under a dry sky; the gorges of the Balkans and of Yunnan are green.
const canyonLands = "US JO OM NA MA IQ UZ PE AR BO AU EG SA DZ KZ ZA";
const greenGorgeLands = "GR BA ME RS AL CN BG RO GE AM SI MK FR";
const volcanoes = "IS IT PT ID GT NI SV CR EC RE MU VU FJ ET CV LC DM RW UG NZ CL PH JP ST WS";
const bigCities = "JP KR CN HK MO SG MY TH VN US CA AU BR AR CL UY AE AZ KZ SE DK TW PA";
// Stairs between houses with awnings and shutters: not in the desert, nor in the north.
const stairTowns =
  "IT ES PT HR ME MK MT CY GR FR MA DZ TN TR JO IQ AZ MX GT HN PA CU DO EC PE CO AR BR NI";
// Their shores are cold or bare: no palms stand on them.
const palmlessShores = "NA MR PE";
const northernHarbours = "SE DK NO FI EE LV LT PL";
const south = "GR IT ES PT HR ME AL MT CY TR FR MA TN CO CU";

/** Whether the trip is about in the north and in the cold months alone. */
const isWinter = ({ stops, months }: TripFacts): boolean =>
  Object.values(stops).every(({ lat }) => lat > 40) &&
  months.every((month) => month > 10 || month < 4);

const alpineLands =
  "CH AT IT FR SI AL MK BA ME RO BG GE AM KG TJ NP BT IN PK CL AR NZ IS NO PE TW JP CN";
const flatLands = "FI PT ES IE GB DK EE LV LT PL HU BE NL MT CY EG MA TN DZ JO ZA UY PY";

/** Whether mountains with snow and firs are seen on the trip. */
const hasSnow = (trip: TripFacts): boolean =>
  trip.biome === "alpine" ||
  (!isWarm(trip) &&
    trip.biome !== "desert" &&
    (trip.biome !== "islands" || inAny(trip, "NO")) &&
    !inAny(trip, flatLands));

const isWet = (trip: TripFacts): boolean =>
  isWarm(trip) && trip.biome !== "desert" && trip.biome !== "canyon";

const isByTheSea = (trip: TripFacts): boolean => trip.biome !== "polar" && !inAny(trip, landlocked);

/** Whether canyons of red rock are about: in the same lands there are gorges full of woods. */
const isDryLand = ({ biome }: TripFacts): boolean =>
  !["islands", "jungle", "coast", "alpine", "metropolis", "tundra", "lake"].includes(biome);

const isMetropolis = (trip: TripFacts): boolean =>
  trip.biome === "metropolis" || (trip.biome !== "polar" && inAny(trip, bigCities));

/**
 * Where a composition may stand: a place without palms has no bay with palms, and so on. The trip's
 * own landscape stands in the same bounds, but for those that its place does not matter to.
 */
const fits: Readonly<Record<Composition, (trip: TripFacts) => boolean>> = {
  massif: hasSnow,
  pass: (trip) => hasSnow(trip) && !isWinter(trip) && inAny(trip, alpineLands + " ZA LS"),
  ridge: (trip) => trip.biome === "alpine" || (trip.effort >= 4 && !isWarm(trip)),
  canoe: (trip) => hasSnow(trip) && !isWinter(trip) && !inAny(trip, "IS FO"),
  jetty: (trip) => !isWinter(trip) && !inAny(trip, "AE SA OM JO EG ET NA MR DZ"),
  // Dugouts among papyrus.
  reeds: (trip) => isWet(trip) && inAny(trip, `${bigGame} SV NI`),
  fjord: (trip) => inAny(trip, "NO NZ"),
  caravan: (trip) => inAny(trip, "MA DZ TN EG JO SA OM AE MR UZ TM MN IN"),
  crest: (trip) => inAny(trip, dryLands),
  needles: (trip) =>
    isDryLand(trip) && inAny(trip, "MA DZ TN EG JO SA OM AE MR NA MX BO CL AR AU US MN"),
  giraffes: (trip) => inAny(trip, bigGame),
  waterhole: (trip) => inAny(trip, bigGame),
  waterfall: isWet,
  river: isWet,
  temple: (trip) => inAny(trip, "MX GT BZ HN ID"),
  headland: (trip) => inAny(trip, south),
  // It stands above cliffs with meadows.
  lighthouse: (trip) =>
    isByTheSea(trip) && !isWinter(trip) && !isWarm(trip) && trip.biome !== "desert",
  bay: (trip) => isWarm(trip) && isByTheSea(trip) && !inAny(trip, palmlessShores),
  karst: (trip) => inAny(trip, "TH VN PH ID MY") && isByTheSea(trip),
  // Huts stand on stilts in it.
  lagoon: (trip) => inAny(trip, "MV PA PF FJ VU WS TO"),
  // Feluccas and dhows have other sails.
  sails: (trip) => isByTheSea(trip) && !inAny(trip, "EG TZ MZ KE"),
  felucca: (trip) => inAny(trip, "EG"),
  dhow: (trip) => inAny(trip, "TZ MZ KE"),
  cabins: (trip) => inAny(trip, "NO FO"),
  sauna: (trip) => inAny(trip, "FI") && !isWinter(trip),
  whitewash: (trip) => trip.code === "cyclades",
  pillars: (trip) => trip.code === "meteora-zagori",
  salt: (trip) => inAny(trip, "ET"),
  flamingos: (trip) => inAny(trip, "BO"),
  monolith: (trip) => trip.code === "red-centre",
  oasis: (trip) => inAny(trip, "TN EG DZ MA OM"),
  cacti: (trip) => inAny(trip, "MX AR"),
  baobabs: (trip) => inAny(trip, "MG"),
  angkor: (trip) => inAny(trip, "KH"),
  crag: (trip) => inAny(trip, "RO CZ"),
  vineyards: (trip) => inAny(trip, "DE LU"),
  needle: (trip) => inAny(trip, "AE"),
  flames: (trip) => inAny(trip, "AZ"),
  hanok: (trip) => inAny(trip, "KR"),
  towers: (trip) => inAny(trip, "GE"),
  knoll: (trip) => inAny(trip, "AM"),
  waxpalms: (trip) => inAny(trip, "CO"),
  alhambra: (trip) => trip.code === "andalusia",
  cabin: isWinter,
  braids: (trip) => inAny(trip, "IS NO US CA GL FI SE"),
  eruption: (trip) => inAny(trip, volcanoes) && isWarm(trip),
  // Its shore is green, with hydrangeas.
  caldera: (trip) => inAny(trip, "PT RE MU LC DM NI SV CR GT EC ID PH NZ JP"),
  // Snow lies on it.
  cone: (trip) => inAny(trip, volcanoes) && !inAny(trip, "ET"),
  yurts: (trip) => inAny(trip, "MN KZ KG TJ UZ TM"),
  balloons: (trip) => inAny(trip, "TR"),
  meadow: (trip) => inAny(trip, "PL"),
  terraces: (trip) => inAny(trip, riceLands),
  backwater: (trip) => inAny(trip, "IN BD LK VN TH KH"),
  monastery: (trip) => inAny(trip, "BT NP") || trip.code === "ladakh" || trip.code === "yunnan",
  // In the west it is the dome of Florence.
  skyline: (trip) => inAny(trip, east) || inAny(trip, "IT"),
  street: (trip) => trip.biome !== "polar" && inAny(trip, stairTowns) && !inAny(trip, "SA"),
  bridge: (trip) =>
    trip.continent === "europe" && !inAny(trip, "MT CY GR IS FO NO SE DK FI EE LV LT GB IE"),
  pagoda: (trip) => inAny(trip, farEast),
  // Towers and bridges hung between them are not what northern harbours look like.
  suspension: (trip) => isMetropolis(trip) && !inAny(trip, northernHarbours),
  hills: (trip) => inAny(trip, "BR"),
  // A tram runs along it.
  avenue: (trip) => isMetropolis(trip) && !inAny(trip, "US BO"),
  quay: (trip) => inAny(trip, northernHarbours),
  buttes: (trip) => (inAny(trip, canyonLands) && isDryLand(trip)) || trip.code === "meteora-zagori",
  gorge: (trip) => (inAny(trip, canyonLands) && isDryLand(trip)) || inAny(trip, greenGorgeLands),
  rim: (trip) => (inAny(trip, canyonLands) && isDryLand(trip)) || trip.code === "meteora-zagori",
  icebergs: (trip) => trip.biome === "polar" || inAny(trip, "GL IS"),
  ship: ({ code, biome }) => biome === "polar" && code !== "hokkaido-winter",
  road: () => true,
  trail: ({ type }) => type !== "city",
  // Its houses are of plaster or wood, with fields: south of the Sahara they are others.
  village: (trip) =>
    trip.type !== "city" &&
    (trip.continent !== "africa" || inAny(trip, "MA DZ TN CV RE MU")) &&
    !inAny(trip, "GY BN"),
  train: () => true,
  table: (trip) => !isWinter(trip),
  market: (trip) => !isWinter(trip),
  plane: () => true,
  springs: () => true,
  campfire: ({ type }) => type !== "city",
  kitchen: () => true,
  // A ferry with two decks: rivers with game have small boats.
  boat: (trip) => !isWinter(trip) && trip.type !== "sailing" && !inAny(trip, bigGame),
  bikes: (trip) => !isWinter(trip),
};

const bareLands = "IS FO GL MN KG KZ TJ PK LS BO";
const dryTowns = "MA DZ TN EG JO SA OM AE MR IQ UZ TM CV BW";
const firLands = "NO US CA AM";

/** The lands of those trips whose landscape says another. */
const landsOf: Readonly<Record<string, Land>> = {
  toubkal: "bare",
  ladakh: "bare",
  "bhutan-nepal": "high",
  "brazil-dunes": "palms",
  "ethiopia-danakil": "dry",
  rajasthan: "dry",
  taiwan: "mild",
  yunnan: "high",
};

/** The land that a trip's views of the way stand in. */
export const landOf = (trip: TripFacts): Land => {
  const { biome, code } = trip;
  const named = landsOf[code];
  if (named) return named;
  if (isWinter(trip)) return "snow";
  if (inAny(trip, bareLands)) return "bare";
  if (biome === "alpine" || (biome !== "desert" && biome !== "canyon" && inAny(trip, firLands)))
    return biome === "metropolis" ? "mild" : "high";
  if (biome === "desert" || biome === "canyon" || biome === "savanna")
    return inAny(trip, greenGorgeLands) ? "mild" : "dry";
  if (inAny(trip, dryTowns)) return "dry";
  if (isWarm(trip)) return "palms";
  return biome === "lake" && hasSnow(trip) ? "high" : "mild";
};

const variantFits = ({ composition, variant, land }: DayScene, trip: TripFacts): boolean => {
  if (land) return land === landOf(trip);
  if (composition === "icebergs")
    return (variant === "north") === (trip.continent !== "antarctica");
  if (composition === "lagoon") return (variant === "atoll") === atolls.has(trip.code);
  if (composition === "gorge") return (variant === "green") === inAny(trip, greenGorgeLands);
  if (composition === "skyline" || composition === "street")
    return (variant === "east") === inAny(trip, east);
  return true;
};

/** Whether a view may stand in a trip at all: it is one of its places, and in the ice nothing stands but ice and who flies there; Greenland's shores are tundra in summer. */
export const isFitting = (scene: DayScene, trip: TripFacts): boolean =>
  fits[scene.composition](trip) &&
  variantFits(scene, trip) &&
  (trip.biome !== "polar" ||
    inAny(trip, "JP") ||
    scene.biome === "polar" ||
    scene.composition === "plane" ||
    (inAny(trip, "AR") && scene.composition === "massif") ||
    (inAny(trip, "GL") && ["braids", "trail", "boat"].includes(scene.composition)));
