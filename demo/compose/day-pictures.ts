import { chanceOf } from "#demo/chance.ts";
import type { Composition } from "#demo/illustrations/compositions.ts";
import { type DayScene, dayScenes } from "#demo/illustrations/day-scenes.ts";
import { atolls } from "#demo/illustrations/trip-compositions.ts";
import type { Biome, Day, Hour, TripFacts } from "#demo/trips/trip-facts.ts";

/** What a day tells of a landscape. */
const words: Readonly<Record<Biome, RegExp>> = {
  alpine: /\b(peaks?|summits?|ridges?|passes|pass|mountains?|climb\w*|refuges?|alpine|trek\w*)\b/gi,
  lake: /\b(lakes?|lagoons?|loch|fjords?|reservoir|delta|mokoro|rowing)\b/gi,
  desert: /\b(dunes?|desert|oas[ei]s|camels?|sand|salt flats?|camp)\b/gi,
  savanna: /\b(lions?|elephants?|giraffes?|zebras?|game|savannah|waterholes?|wildlife|safari)\b/gi,
  jungle: /\b(jungle|rainforest|forests?|waterfalls?|monkeys?|sloths?|rivers?|canopy)\b/gi,
  coast:
    /\b(sea|coast\w*|harbours?|cliffs?|beach\w*|bay|ports?|fish\w*|surf\w*|lighthouses?|ocean|swim\w*)\b/gi,
  islands: /\b(islands?|islets?|snorkel\w*|reefs?|boats?|ferry|sail\w*|archipelago|atolls?)\b/gi,
  tundra: /\b(snow\w*|reindeer|tundra|aurora|northern lights|sauna|moss|rhyolite|cold)\b/gi,
  volcano: /\b(volcan\w*|craters?|lava|caldera|hot springs?|geysers?|ash)\b/gi,
  steppe: /\b(steppe|meadows?|horses?|grass\w*|yurts?|gers?|pastures?|bison|balloons?)\b/gi,
  rice: /\b(rice|terraces?|padd(y|ies)|tea|backwaters?|villages?|monaster(y|ies))\b/gi,
  oldtown:
    /\b(old town|medina|markets?|church\w*|cathedrals?|mosques?|temples?|squares?|all?eys?|palaces?|fort\w*|walls?|streets?|museums?|bazaars?|souks?|castles?|quarters?|lanes?)\b/gi,
  metropolis:
    /\b(city|skylines?|towers?|metro|capital|trams?|airport|bars?|cable car|neighbourhoods?|concert)\b/gi,
  canyon: /\b(canyons?|gorges?|rocks?|wadis?|cliffs?|caves?|petroglyphs?|sandstone)\b/gi,
  polar: /\b(ice|icebergs?|glaciers?|whales?|ship|penguins?|floes?|zodiacs?)\b/gi,
};

const inAny = ({ countries }: TripFacts, codes: string): boolean =>
  countries.some((code) => codes.split(" ").includes(code));

/** How often one view may stand in one itinerary, each time at another hour. */
export const mostOfOneView = 2;

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
const northernHarbours = "SE DK NO FI EE LV LT PL";
const south = "GR IT ES PT HR ME AL MT CY TR FR MA TN CO CU";

const isWet = (trip: TripFacts): boolean =>
  isWarm(trip) && trip.biome !== "desert" && trip.biome !== "canyon";

const isByTheSea = (trip: TripFacts): boolean => trip.biome !== "polar" && !inAny(trip, landlocked);

const isMetropolis = (trip: TripFacts): boolean =>
  trip.biome === "metropolis" || (trip.biome !== "polar" && inAny(trip, bigCities));

const isOldTown = (trip: TripFacts): boolean =>
  trip.biome !== "polar" &&
  (inAny(trip, east) || trip.continent === "europe" || trip.continent === "america");

/**
 * Where a composition may stand: a place without palms has no bay with palms, and so on. The trip's
 * own landscape stands in the same bounds, but for those that its place does not matter to.
 */
const fits: Readonly<Record<Composition, (trip: TripFacts) => boolean>> = {
  massif: (trip) => !isWarm(trip),
  pass: (trip) => !isWarm(trip),
  ridge: ({ biome, effort }) => biome === "alpine" || effort >= 4,
  canoe: (trip) => !isWarm(trip),
  jetty: () => true,
  reeds: isWarm,
  fjord: (trip) => inAny(trip, "NO NZ"),
  caravan: (trip) => inAny(trip, "MA DZ TN EG JO SA OM AE MR UZ TM MN IN"),
  crest: (trip) => inAny(trip, dryLands),
  needles: (trip) => inAny(trip, dryLands),
  giraffes: (trip) => inAny(trip, bigGame),
  waterhole: (trip) => inAny(trip, bigGame),
  waterfall: isWet,
  river: isWet,
  temple: (trip) => inAny(trip, "KH MX GT BZ HN ID"),
  headland: (trip) => inAny(trip, south),
  lighthouse: isByTheSea,
  bay: (trip) => isWarm(trip) && isByTheSea(trip),
  karst: (trip) => isWarm(trip) && isByTheSea(trip),
  lagoon: (trip) => inAny(trip, "MV PA PF FJ VU WS TO MY ID PH"),
  sails: isByTheSea,
  cabin: (trip) => inAny(trip, "NO SE FI IS US CA JP GL CH"),
  braids: (trip) => inAny(trip, "IS NO US CA GL FI SE"),
  eruption: (trip) => inAny(trip, volcanoes) && isWarm(trip),
  caldera: (trip) => inAny(trip, volcanoes),
  cone: (trip) => inAny(trip, volcanoes),
  yurts: (trip) => inAny(trip, "MN KZ KG TJ UZ TM"),
  balloons: (trip) => inAny(trip, "TR"),
  meadow: (trip) => inAny(trip, "PL"),
  terraces: (trip) => inAny(trip, riceLands),
  backwater: (trip) => inAny(trip, "IN BD LK VN TH KH"),
  monastery: (trip) => inAny(trip, "BT NP") || trip.code === "ladakh" || trip.code === "yunnan",
  // In the west it is the dome of Florence.
  skyline: (trip) => inAny(trip, east) || inAny(trip, "IT"),
  street: (trip) => isOldTown(trip),
  bridge: (trip) => trip.continent === "europe" && !inAny(trip, "MT CY GR IS FO"),
  pagoda: (trip) => inAny(trip, farEast),
  // Towers, bridges hung between them and round hills are not what northern harbours look like.
  suspension: (trip) => isMetropolis(trip) && !inAny(trip, northernHarbours),
  hills: (trip) => isMetropolis(trip) && isByTheSea(trip) && !inAny(trip, northernHarbours),
  avenue: isMetropolis,
  quay: (trip) => inAny(trip, northernHarbours),
  buttes: (trip) => inAny(trip, canyonLands) || trip.code === "meteora-zagori",
  gorge: (trip) => inAny(trip, canyonLands) || inAny(trip, greenGorgeLands),
  rim: (trip) => inAny(trip, canyonLands) || trip.code === "meteora-zagori",
  icebergs: (trip) => trip.biome === "polar" || inAny(trip, "GL IS"),
  ship: ({ code, biome }) => biome === "polar" && code !== "hokkaido-winter",
};

const variantFits = ({ composition, variant }: DayScene, trip: TripFacts): boolean => {
  if (composition === "icebergs")
    return (variant === "north") === (trip.continent !== "antarctica");
  if (composition === "lagoon") return (variant === "atoll") === atolls.has(trip.code);
  if (composition === "gorge") return (variant === "green") === inAny(trip, greenGorgeLands);
  if (composition === "skyline" || composition === "street")
    return (variant === "east") === inAny(trip, east);
  return true;
};

/** In the ice nothing stands but ice. */
const isFitting = (scene: DayScene, trip: TripFacts): boolean =>
  fits[scene.composition](trip) &&
  variantFits(scene, trip) &&
  (trip.biome !== "polar" || inAny(trip, "JP") || scene.biome === "polar");

const hourWords: readonly (readonly [Hour, RegExp])[] = [
  ["night", /\b(night sky|stars|at night|aurora|northern lights|midnight)\b/i],
  ["dawn", /\b(dawn|sunrise|before breakfast|early|first light|at (five|six))\b/i],
  ["dusk", /\b(dusk|nightfall|lanterns|after dark)\b/i],
  ["golden", /\b(sunset|evening|late afternoon|last light)\b/i],
];

const toldHour = (text: string): Hour | null =>
  hourWords.find(([, word]) => word.test(text))?.[0] ?? null;

/** What a text tells: how often of each landscape, and of which hour. */
type Telling = Readonly<{ biomes: ReadonlyMap<Biome, number>; hour: Hour | null }>;

const tellingOf = (text: string): Telling => ({
  biomes: new Map(
    (Object.entries(words) as [Biome, RegExp][]).map(([biome, word]) => [
      biome,
      Math.min(3, text.match(word)?.length ?? 0),
    ]),
  ),
  hour: toldHour(text),
});

/** How well a scene goes with a text: its landscape as it is told, then its hour; 0 is not at all. */
const scoreOf = (scene: DayScene, trip: TripFacts, { biomes, hour }: Telling): number => {
  const told = biomes.get(scene.biome) ?? 0;
  const own = scene.biome === trip.biome ? 0.8 : 0;
  if (told + own === 0) return 0;
  // Nights are for days that tell of one.
  const light = hour ? (scene.hour === hour ? 0.7 : 0) : scene.hour === "night" ? -1.5 : 0.1;
  return told + own + light;
};

const textOf = ({ stops }: TripFacts, { at, told }: Day): string => {
  const stop = stops[at]?.name ?? "";
  return `${typeof stop === "string" ? stop : stop.en} ${told.en}`;
};

const chooseDays = (trip: TripFacts): readonly (string | null)[] => {
  const free = new Set(dayScenes.filter((scene) => isFitting(scene, trip)));
  const chance = chanceOf(`days ${trip.code}`);
  const seen = new Map<Composition, number>();
  let before: Composition | null = null;
  return trip.days.map((day, index) => {
    if (index > 3 && index === trip.days.length - 1) return null;
    const telling = tellingOf(textOf(trip, day));
    let best: DayScene | null = null;
    let most = -Infinity;
    for (const scene of free) {
      if ((seen.get(scene.composition) ?? 0) >= mostOfOneView) continue;
      // The same view again, most of all on the next day, is only for want of another.
      const again =
        (seen.get(scene.composition) ?? 0) * -0.6 + (scene.composition === before ? -0.9 : 0);
      const fit = scoreOf(scene, trip, telling);
      const score = fit + again + chance() * 0.5;
      if (fit > 0 && score > most) [best, most] = [scene, score];
    }
    if (!best) return null;
    free.delete(best);
    before = best.composition;
    seen.set(before, (seen.get(before) ?? 0) + 1);
    return best.name;
  });
};

/** Whether a trip is much in a landscape: its own, or one that it tells of more than in passing. */
const isOften = (trip: TripFacts, biome: Biome): boolean => {
  const told = [trip.story.en, ...trip.days.map((day) => textOf(trip, day))];
  const places = told.filter((text) => text.match(words[biome]) !== null);
  return biome === trip.biome || places.length > told.length / 3;
};

const fewestPhotos = 3;

const choosePhotos = (trip: TripFacts, days: readonly (string | null)[]): readonly string[] => {
  const taken = new Set(days);
  const chance = chanceOf(`photos ${trip.code}`);
  const telling = tellingOf(trip.story.en);
  const left = dayScenes
    .filter(
      (scene) => !taken.has(scene.name) && isFitting(scene, trip) && isOften(trip, scene.biome),
    )
    .map((scene) => ({ scene, fit: scoreOf(scene, trip, telling) }))
    .map((each) => ({ ...each, score: each.fit + chance() }))
    .toSorted((a, b) => b.score - a.score)
    .filter(({ fit }) => fit > 0)
    .map(({ scene }) => scene);
  const isFirst = ({ composition }: DayScene, at: number) =>
    left.findIndex((other) => other.composition === composition) === at;
  const [views, again] = [left.filter(isFirst), left.filter((scene, at) => !isFirst(scene, at))];
  // A view in another light is only for want of another: one picture alone is no section.
  return [...views, ...again]
    .slice(0, Math.min(6, Math.max(fewestPhotos, views.length)))
    .map(({ name }) => name);
};

type Chosen = Readonly<{ days: readonly (string | null)[]; photos: readonly string[] }>;
const chosen = new WeakMap<TripFacts, Chosen>();

/** Each market shows the same pictures, so they are chosen once. */
const picturesOf = (trip: TripFacts): Chosen => {
  const known = chosen.get(trip);
  if (known) return known;
  const days = chooseDays(trip);
  const made = { days, photos: choosePhotos(trip, days) };
  chosen.set(trip, made);
  return made;
};

/**
 * The pictures of a trip's days, by their names: what fits the place and what the day tells, none
 * twice in one trip. A day that nothing is left for has none, nor has the last one of a longer trip.
 */
export const dayPicturesOf = (trip: TripFacts): readonly (string | null)[] => picturesOf(trip).days;

/** The pictures of a trip's photos: what goes with its story, none that a day has, six at most. */
export const photosOf = (trip: TripFacts): readonly string[] => picturesOf(trip).photos;
