import type { Composition } from "#demo/illustrations/compositions.ts";
import type { DayScene } from "#demo/illustrations/day-scenes.ts";
import type { Land } from "#demo/illustrations/sheet.ts";
import { atolls } from "#demo/illustrations/trip-compositions.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";

const visitsAny = ({ countries }: TripFacts, codes: string): boolean =>
  countries.some((code) => codes.split(" ").includes(code));

const inCountries =
  (codes: string) =>
  (trip: TripFacts): boolean =>
    visitsAny(trip, codes);

/** Whether the trip is in the tropics on average, where no firs grow. */
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
// Countries with red rock under a dry sky. The gorges of the Balkans and of Yunnan are green, so
// these places are not listed.
const canyonLands = "US JO OM NA MA IQ UZ PE AR BO AU EG SA DZ KZ ZA";
const greenGorgeLands = "GR BA ME RS AL CN BG RO GE AM SI MK FR";
const volcanoes = "IS IT PT ID GT NI SV CR EC RE MU VU FJ ET CV LC DM RW UG NZ CL PH JP ST WS";
const bigCities = "JP KR CN HK MO SG MY TH VN US CA AU BR AR CL UY AE AZ KZ SE DK TW PA";
// The picture shows stairs between houses with awnings and shutters, so countries of the desert and
// of the north are not listed.
const stairTowns =
  "IT ES PT HR ME MK MT CY GR FR MA DZ TN TR JO IQ AZ MX GT HN PA CU DO EC PE CO AR BR NI";
// Cold or bare shores without palms.
const palmlessShores = "NA MR PE";
const northernHarbours = "SE DK NO FI EE LV LT PL";
const south = "GR IT ES PT HR ME AL MT CY TR FR MA TN CO CU";

/** Whether the trip is in the north, in the cold months only. */
const isWinter = ({ stops, months }: TripFacts): boolean =>
  Object.values(stops).every(({ lat }) => lat > 40) &&
  months.every((month) => month > 10 || month < 4);

const alpineLands =
  "CH AT IT FR SI AL MK BA ME RO BG GE AM KG TJ NP BT IN PK CL AR NZ IS NO PE TW JP CN";
const flatLands = "FI PT ES IE GB DK EE LV LT PL HU BE NL MT CY EG MA TN DZ JO ZA UY PY";

/** Whether the trip sees mountains with snow and firs. */
const hasSnow = (trip: TripFacts): boolean =>
  trip.biome === "alpine" ||
  (!isWarm(trip) &&
    trip.biome !== "desert" &&
    (trip.biome !== "islands" || visitsAny(trip, "NO")) &&
    !visitsAny(trip, flatLands));

const isWet = (trip: TripFacts): boolean =>
  isWarm(trip) && trip.biome !== "desert" && trip.biome !== "canyon";

const isByTheSea = (trip: TripFacts): boolean =>
  trip.biome !== "polar" && !visitsAny(trip, landlocked);

/**
 * Whether canyons of red rock fit a trip. Its countries alone do not decide, because the same
 * countries also have wooded gorges.
 */
const isDryLand = ({ biome }: TripFacts): boolean =>
  !["islands", "jungle", "coast", "alpine", "metropolis", "tundra", "lake"].includes(biome);

const hasRedCanyons = (trip: TripFacts): boolean => visitsAny(trip, canyonLands) && isDryLand(trip);

const isMetropolis = (trip: TripFacts): boolean =>
  trip.biome === "metropolis" || (trip.biome !== "polar" && visitsAny(trip, bigCities));

/**
 * Whether each composition may be shown for a trip, so that for example no place without palms gets
 * a bay with palms. The composition of the trip's own poster must fit too.
 */
const placeRules: Readonly<Record<Composition, (trip: TripFacts) => boolean>> = {
  massif: hasSnow,
  pass: (trip) => hasSnow(trip) && !isWinter(trip) && visitsAny(trip, alpineLands + " ZA LS"),
  ridge: (trip) => trip.biome === "alpine" || (trip.effort >= 4 && !isWarm(trip)),
  canoe: (trip) => hasSnow(trip) && !isWinter(trip) && !visitsAny(trip, "IS FO"),
  jetty: (trip) => !isWinter(trip) && !visitsAny(trip, "AE SA OM JO EG ET NA MR DZ"),
  // The picture shows dugouts among papyrus.
  reeds: (trip) => isWet(trip) && visitsAny(trip, `${bigGame} SV NI`),
  fjord: inCountries("NO NZ"),
  caravan: inCountries("MA DZ TN EG JO SA OM AE MR UZ TM MN IN"),
  crest: inCountries(dryLands),
  needles: (trip) =>
    isDryLand(trip) && visitsAny(trip, "MA DZ TN EG JO SA OM AE MR NA MX BO CL AR AU US MN"),
  giraffes: inCountries(bigGame),
  waterhole: inCountries(bigGame),
  waterfall: isWet,
  river: isWet,
  temple: inCountries("MX GT BZ HN ID"),
  headland: inCountries(south),
  // The picture shows cliffs with meadows.
  lighthouse: (trip) =>
    isByTheSea(trip) && !isWinter(trip) && !isWarm(trip) && trip.biome !== "desert",
  bay: (trip) => isWarm(trip) && isByTheSea(trip) && !visitsAny(trip, palmlessShores),
  karst: (trip) => visitsAny(trip, "TH VN PH ID MY") && isByTheSea(trip),
  // The picture shows huts on stilts.
  lagoon: inCountries("MV PA PF FJ VU WS TO"),
  // Feluccas and dhows have sails of another shape.
  sails: (trip) => isByTheSea(trip) && !visitsAny(trip, "EG TZ MZ KE"),
  felucca: inCountries("EG"),
  dhow: inCountries("TZ MZ KE"),
  cabins: inCountries("NO FO"),
  sauna: (trip) => visitsAny(trip, "FI") && !isWinter(trip),
  whitewash: ({ code }) => code === "cyclades",
  pillars: ({ code }) => code === "meteora-zagori",
  salt: inCountries("ET"),
  flamingos: inCountries("BO"),
  monolith: ({ code }) => code === "red-centre",
  oasis: inCountries("TN EG DZ MA OM"),
  cacti: inCountries("MX AR"),
  baobabs: inCountries("MG"),
  angkor: inCountries("KH"),
  crag: inCountries("RO CZ"),
  vineyards: inCountries("DE LU"),
  needle: inCountries("AE"),
  flames: inCountries("AZ"),
  hanok: inCountries("KR"),
  towers: inCountries("GE"),
  knoll: inCountries("AM"),
  waxpalms: inCountries("CO"),
  alhambra: ({ code }) => code === "andalusia",
  cabin: isWinter,
  braids: inCountries("IS NO US CA GL FI SE"),
  eruption: (trip) => visitsAny(trip, volcanoes) && isWarm(trip),
  // The shore in the picture is green, with hydrangeas.
  caldera: inCountries("PT RE MU LC DM NI SV CR GT EC ID PH NZ JP"),
  // The cone in the picture has snow.
  cone: (trip) => visitsAny(trip, volcanoes) && !visitsAny(trip, "ET"),
  yurts: inCountries("MN KZ KG TJ UZ TM"),
  balloons: inCountries("TR"),
  meadow: inCountries("PL"),
  terraces: inCountries(riceLands),
  backwater: inCountries("IN BD LK VN TH KH"),
  monastery: (trip) => visitsAny(trip, "BT NP") || trip.code === "ladakh" || trip.code === "yunnan",
  // The western variant shows the dome of Florence.
  skyline: (trip) => visitsAny(trip, east) || visitsAny(trip, "IT"),
  street: (trip) => trip.biome !== "polar" && visitsAny(trip, stairTowns) && !visitsAny(trip, "SA"),
  bridge: (trip) =>
    trip.continent === "europe" && !visitsAny(trip, "MT CY GR IS FO NO SE DK FI EE LV LT GB IE"),
  pagoda: inCountries(farEast),
  // Northern harbours have no such towers and suspension bridges.
  suspension: (trip) => isMetropolis(trip) && !visitsAny(trip, northernHarbours),
  hills: inCountries("BR"),
  // The picture shows a tram.
  avenue: (trip) => isMetropolis(trip) && !visitsAny(trip, "US BO"),
  quay: inCountries(northernHarbours),
  buttes: (trip) => hasRedCanyons(trip) || trip.code === "meteora-zagori",
  gorge: (trip) => hasRedCanyons(trip) || visitsAny(trip, greenGorgeLands),
  rim: (trip) => hasRedCanyons(trip) || trip.code === "meteora-zagori",
  icebergs: (trip) => trip.biome === "polar" || visitsAny(trip, "GL IS"),
  ship: ({ code, biome }) => biome === "polar" && code !== "hokkaido-winter",
  road: () => true,
  trail: ({ type }) => type !== "city",
  // The picture shows plaster or wooden houses with fields, unlike villages south of the Sahara.
  village: (trip) =>
    trip.type !== "city" &&
    (trip.continent !== "africa" || visitsAny(trip, "MA DZ TN CV RE MU")) &&
    !visitsAny(trip, "GY BN"),
  train: () => true,
  table: (trip) => !isWinter(trip),
  market: (trip) => !isWinter(trip),
  plane: () => true,
  springs: () => true,
  campfire: ({ type }) => type !== "city",
  kitchen: () => true,
  // The picture shows a ferry with two decks, unlike the small boats on rivers with game.
  boat: (trip) => !isWinter(trip) && trip.type !== "sailing" && !visitsAny(trip, bigGame),
  bikes: (trip) => !isWinter(trip),
};

const bareLands = "IS FO GL MN KG KZ TJ PK LS BO";
const dryTowns = "MA DZ TN EG JO SA OM AE MR IQ UZ TM CV BW";
const firLands = "NO US CA AM";

/** Exceptions from the land that follows from biome and country. */
const landByTrip: Readonly<Record<string, Land>> = {
  toubkal: "bare",
  ladakh: "bare",
  "bhutan-nepal": "high",
  "brazil-dunes": "palms",
  "ethiopia-danakil": "dry",
  rajasthan: "dry",
  taiwan: "mild",
  yunnan: "high",
};

/** The land that is drawn around a trip's views of the way. */
export const landOf = (trip: TripFacts): Land => {
  const { biome, code } = trip;
  const exception = landByTrip[code];
  if (exception) return exception;
  if (isWinter(trip)) return "snow";
  if (visitsAny(trip, bareLands)) return "bare";
  if (biome === "alpine" || (biome !== "desert" && biome !== "canyon" && visitsAny(trip, firLands)))
    return biome === "metropolis" ? "mild" : "high";
  if (biome === "desert" || biome === "canyon" || biome === "savanna")
    return visitsAny(trip, greenGorgeLands) ? "mild" : "dry";
  if (visitsAny(trip, dryTowns)) return "dry";
  if (isWarm(trip)) return "palms";
  return biome === "lake" && hasSnow(trip) ? "high" : "mild";
};

const isVariantFitting = ({ composition, variant, land }: DayScene, trip: TripFacts): boolean => {
  if (land) return land === landOf(trip);
  if (composition === "icebergs")
    return (variant === "north") === (trip.continent !== "antarctica");
  if (composition === "lagoon") return (variant === "atoll") === atolls.has(trip.code);
  if (composition === "gorge") return (variant === "green") === visitsAny(trip, greenGorgeLands);
  if (composition === "skyline" || composition === "street")
    return (variant === "east") === visitsAny(trip, east);
  return true;
};

/**
 * Polar trips show only polar scenes and planes, with exceptions such as Greenland, whose shores
 * are tundra in summer.
 */
export const isFitting = (scene: DayScene, trip: TripFacts): boolean =>
  placeRules[scene.composition](trip) &&
  isVariantFitting(scene, trip) &&
  (trip.biome !== "polar" ||
    visitsAny(trip, "JP") ||
    scene.biome === "polar" ||
    scene.composition === "plane" ||
    (visitsAny(trip, "AR") && scene.composition === "massif") ||
    (visitsAny(trip, "GL") && ["braids", "trail", "boat"].includes(scene.composition)));
