import { geoBounds, geoContains, geoDistance } from "d3-geo";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { expect, test } from "vitest";
import { american } from "#demo/american.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { languages, type Told } from "#demo/told.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Language } from "#markets/market-type.ts";

const textsOf = (trip: TripFacts): readonly Told[] => [
  trip.name,
  trip.tagline,
  trip.story,
  ...trip.days.map(({ told }) => told),
];
/** Every text of a trip in a language, with where it stands. */
const saidIn = (trip: TripFacts, language: Language): readonly (readonly [string, string])[] => [
  ...textsOf(trip).map((told, at) => [`${trip.code} ${language} ${at}`, told[language]] as const),
  ...trip.highlights[language].map(
    (text, at) => [`${trip.code} ${language} h${at}`, text] as const,
  ),
];
/** A name that is English wherever it is read. */
const properName = "Top of the Rock";
const everywhere = (language: Language) => demoData.trips.flatMap((trip) => saidIn(trip, language));
const findings = (wrong: (trip: TripFacts) => readonly string[]) =>
  demoData.trips.flatMap((trip) => wrong(trip).map((what) => `${trip.code}: ${what}`));

test("there are as many trips as promised, over as many countries, told and offered as promised", () => {
  expect(demoData.trips.length).toBeGreaterThanOrEqual(130);
  expect(new Set(demoData.trips.flatMap(({ countries }) => countries)).size).toBeGreaterThan(100);
  expect(demoData.trips.filter(({ international }) => international).length).toBeGreaterThanOrEqual(
    40,
  );
});

/** Characters that a story and a day of the programme take, at least and at most. */
const room = { story: [560, 950], day: [130, 340] } as const;

test("every trip is told in full, day by day, in every language", () => {
  const wrong = (what: string, text: string, [least, most]: readonly [number, number]) =>
    text.length < least || text.length > most ? [`${what}: ${text.length} characters`] : [];
  expect(
    findings(({ story, days }) =>
      languages.flatMap((language) => [
        ...wrong(`story ${language}`, story[language], room.story),
        ...days.flatMap(({ told }, at) =>
          wrong(`day ${at + 1} ${language}`, told[language], room.day),
        ),
      ]),
    ),
  ).toEqual([]);
});

test("codes, and names within a language, are each of one trip alone", () => {
  const codes = demoData.trips.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const language of languages) {
    const names = demoData.trips.map(({ name }) => name[language].toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

test("names fit a poster, taglines a line, and highlights are the same in number", () => {
  expect(
    findings(({ name, tagline, highlights }) =>
      languages.flatMap((language) => [
        ...(name[language].length > 42 ? [`name ${name[language]}`] : []),
        ...(tagline[language].length > 95 ? [`tagline ${tagline[language]}`] : []),
        ...(highlights[language].length === highlights.it.length ? [] : [`highlights ${language}`]),
      ]),
    ),
  ).toEqual([]);
});

test("each day begins where the one before it ended", () => {
  expect(
    findings(({ days, stops }) =>
      days.flatMap(({ at, from }, index) => {
        const before = days[index - 1]?.at;
        const isRight =
          index === 0
            ? from === undefined
            : at === before
              ? from === undefined || from === at
              : from === before;
        return [
          ...(isRight ? [] : [`day ${index + 1} leaves ${from ?? "nowhere"}, slept in ${before}`]),
          ...(stops[at] ? [] : [`day ${index + 1} sleeps in ${at}`]),
        ];
      }),
    ),
  ).toEqual([]);
});

type World = Topology<{ countries: GeometryCollection }>;
const world = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("world-atlas/countries-50m.json"), "utf8"),
) as World;
const land = feature(world, world.objects.countries) as FeatureCollection;
const margin = 3; // degrees round a country within which its outline is looked at
const outlines = land.features.map((country) => ({ country, bounds: geoBounds(country) }));
/** The countries that may lie at a point; what crosses the date line may lie anywhere. */
const countriesNear = (lon: number, lat: number) =>
  outlines.filter(
    ({ bounds: [[west, south], [east, north]] }) =>
      lat > south - margin &&
      lat < north + margin &&
      (west > east || (lon > west - margin && lon < east + margin)),
  );
/** Kilometres to the nearest point of the outlines, 0 on land. */
const fromLand = (lon: number, lat: number): number => {
  const near = countriesNear(lon, lat);
  if (near.some(({ country }) => geoContains(country, [lon, lat]))) return 0;
  let nearest = Infinity;
  const measure = ([x = 0, y = 0]: number[]) => {
    if (Math.abs(y - lat) < margin)
      nearest = Math.min(nearest, geoDistance([lon, lat], [x, y]) * 6371);
  };
  const walk = (coordinates: unknown): void => {
    if (!Array.isArray(coordinates)) return;
    if (typeof coordinates[0] === "number") measure(coordinates as number[]);
    else for (const each of coordinates) walk(each);
  };
  for (const { country } of near)
    if ("coordinates" in country.geometry) walk(country.geometry.coordinates);
  return nearest;
};

// The ship crosses the Drake Passage by night.
const atSea = new Set(["drake"]);

test("stops lie on land or by it", () => {
  expect(
    findings(({ stops }) =>
      Object.entries(stops).flatMap(([key, { lat, lon }]) =>
        atSea.has(key) || fromLand(lon, lat) < 60 ? [] : [`${key} at ${lat}, ${lon}`],
      ),
    ),
  ).toEqual([]);
});

const airports = createRequire(import.meta.url)("airport-data-js") as {
  getAirportByIata: (
    code: string,
  ) => Promise<readonly Readonly<{ latitude: number; longitude: number }>[]>;
};

test("the airport exists, a day's way from the first stop at most", async () => {
  const wrong = await Promise.all(
    demoData.trips.map(async ({ code, flight, days, stops }) => {
      const [airport] = await airports.getAirportByIata(flight.airport).catch(() => []);
      const first = stops[days[0]?.at ?? ""];
      if (!airport || !first) return [`${code}: ${flight.airport}`];
      const away =
        geoDistance([first.lon, first.lat], [airport.longitude, airport.latitude]) * 6371;
      return away > 500 ? [`${code}: ${flight.airport} is ${Math.round(away)} km away`] : [];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

/** Words that a language uses all the time and that mean nothing in the others, and such words of the others. */
const words: readonly (readonly [Language, own: RegExp, strange: RegExp])[] = [
  ["it", /\b(il|che|di|nella|gli|per)\b/i, /\b(the|with|und|avec|después|hasta|les)\b/],
  ["en", /\b(the|with|from the|you|and)\b/i, /\b(della|degli|und|avec|después|hasta|wird)\b/],
  ["es", /\b(el|los|las|y|del)\b/i, /\b(the|with|und|avec|della|degli|gli)\b/],
  [
    "fr",
    /\b(les|une|dans|avec|puis|sur les|au)\b/i,
    /\b(the|with|und|della|degli|después|hasta)\b/,
  ],
  ["de", /\b(der|die|das|und|mit|nach|du)\b/i, /\b(the|with|avec|della|degli|después|hasta)\b/],
];

test.each(words)("stories in %s are in that language alone", (language, own, strange) => {
  const stories = demoData.trips.map(({ code, story }) => [code, story[language]] as const);
  expect(stories.filter(([, text]) => !own.test(text)).map(([code]) => code)).toEqual([]);
  expect(
    everywhere(language)
      .filter(([, text]) => strange.test(text.replace(properName, "")))
      .map(([at, text]) => `${at}: ${strange.exec(text)?.[0]} in ${text.slice(0, 60)}`),
  ).toEqual([]);
});

test("typography is each language's own", () => {
  const wrong = (language: Language, pattern: RegExp) =>
    everywhere(language)
      .filter(([, text]) => pattern.test(text))
      .map(
        ([at, text]) =>
          `${at}: …${text.slice(Math.max(0, text.search(pattern) - 20)).slice(0, 50)}`,
      );
  expect(wrong("fr", /[^\s\u00A0\u202F](?<!https?)[:;?!]|[ ][:;?!»]|«[ ]/)).toEqual([]);
  for (const language of ["it", "en", "fr"] as const)
    expect(wrong(language, /\p{L}'\p{L}/u)).toEqual([]);
  for (const language of languages) expect(wrong(language, / {2}|!|\s[,.]/)).toEqual([]);
});

test("no cliché of the trade", () => {
  const cliches =
    /breathtaking|adventure awaits|unforgettable|hidden gem|imperdibil|indimenticabil|inolvidable|incontournable|unvergesslich/i;
  expect(
    languages.flatMap((language) =>
      everywhere(language)
        .filter(([, text]) => cliches.test(text))
        .map(([at]) => at),
    ),
  ).toEqual([]);
});

test("American spelling changes words and leaves names", () => {
  expect(american("The colours of the harbour, grey at Lake Grey")).toBe(
    "The colors of the harbor, gray at Lake Grey",
  );
  const british = /\b\w*(?:colour|harbour|favour|centre|theatre|kilometre|metres?|travelling)\w*\b/;
  const left = everywhere("en").map(([at, text]) => [at, american(text)] as const);
  expect(left.filter(([, text]) => british.test(text)).map(([at]) => at)).toEqual([]);
});

test("the company's claim of more than 100 countries is true of all its markets together", () => {
  const countries = new Set(demoData.trips.flatMap((trip) => trip.countries));
  expect(countries.size).toBeGreaterThan(100);
});

const americanTexts = everywhere("en").map(([at, text]) => [at, american(text)] as const);
const saidOf = (texts: readonly (readonly [string, string])[], pattern: RegExp) =>
  texts.flatMap(([at, text]) => {
    const found = pattern.exec(text);
    return found ? [`${at}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`] : [];
  });

test("Americans read temperatures in Fahrenheit, and degrees alone are of latitude", () => {
  expect(saidOf(americanTexts, /°C|\bCelsius\b|\bbelow zero\b|\bminus 1/)).toEqual([]);
  const degrees = /(?<!seventy-nine )\bdegrees?\b(?! (?:north|south|Fahrenheit))/;
  expect(saidOf(americanTexts, degrees)).toEqual([]);
  expect(saidOf(everywhere("en"), degrees)).toEqual([]);
  expect(american("in water at 38\u00a0°C")).toBe("in water at 100\u00a0°F");
  expect(american("It can be minus 20\u00a0°C")).toBe("It can be minus 4\u00a0°F");
  expect(american("Sintra is 5\u00a0°C cooler")).toBe("Sintra is 9\u00a0°F cooler");
});

test("Americans read feet, miles and pounds, everybody else metres and kilos", () => {
  const metric =
    /\b(?:(?:kilo|centi)?met(?:er|re)s?|km|kilos?|lit(?:er|re)s?|hectares?|tonnes?)\b/i;
  expect(saidOf(americanTexts, metric)).toEqual([]);
  expect(saidOf(americanTexts, /\b(?:a (?:eight|eleven|eighteen)|some an?)\b/)).toEqual([]);
  // A mile of a road is counted by its posts.
  const imperial =
    /(?<!Royal )\bmiles?(?![\p{L}])(?! fifteen)|(?<=(?:hundred|two|few) )(?:feet|yards)\b/iu;
  expect(saidOf(everywhere("en"), imperial)).toEqual([]);
});

test.each([
  ["a sixty-metre scarp, a kilometre and a half away", "a two-hundred-foot scarp, a mile away"],
  ["Ten kilometres to the pass, 4,655 metres", "Six miles to the pass, 15,272 feet"],
  ["some sixteen hundred kilometres", "about a thousand miles"],
  ["six and a half thousand square metres", "seventy thousand square feet"],
  ["seventy kilos and two litres", "a hundred and fifty pounds and two quarts"],
  ["a metre wide, a few metres long", "three feet wide, a few yards long"],
])("%s is %s to Americans", (metric, said) => expect(american(metric)).toBe(said));

test("Americans read their own words for things", () => {
  const british =
    /\b(?:sun cream|rowing boats?|\w+wards|prawns?|maize|broad beans|cook kid|flats|hired?|pitch(?= built)|coach(?:es)?|by lift|(?:walk|all|way|go|goes|going) round)\b/i;
  expect(saidOf(americanTexts, british)).toEqual([]);
  expect(american("all round a round tower, a round of tapas, round the bay")).toBe(
    "all around a round tower, a round of tapas, around the bay",
  );
});
