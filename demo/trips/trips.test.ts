import { geoBounds, geoContains, geoDistance } from "d3-geo";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { expect, test } from "vitest";
import { americanize } from "#demo/american.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { languages, type LocalizedText } from "#demo/localized-text.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Language } from "#markets/market-type.ts";

const localizedTexts = (trip: TripFacts): readonly LocalizedText[] => [
  trip.name,
  trip.tagline,
  trip.story,
  trip.question.question,
  trip.question.answer,
  ...trip.days.map(({ text }) => text),
];
/** Every text of a trip in a language, with its position in the trip. */
const locatedTexts = (
  trip: TripFacts,
  language: Language,
): readonly (readonly [string, string])[] => [
  ...localizedTexts(trip).map(
    (text, index) => [`${trip.code} ${language} ${index}`, text[language]] as const,
  ),
  ...trip.highlights[language].map(
    (text, index) => [`${trip.code} ${language} h${index}`, text] as const,
  ),
];
/** A name that stays English in the texts of all languages. */
const properName = "Top of the Rock";
const allTexts = (language: Language) =>
  demoData.trips.flatMap((trip) => locatedTexts(trip, language));
const findErrors = (errorsOf: (trip: TripFacts) => readonly string[]) =>
  demoData.trips.flatMap((trip) => errorsOf(trip).map((error) => `${trip.code}: ${error}`));

test("there are at least 130 trips in more than 100 countries, 40 of them international", () => {
  expect(demoData.trips.length).toBeGreaterThanOrEqual(130);
  expect(new Set(demoData.trips.flatMap(({ countries }) => countries)).size).toBeGreaterThan(100);
  expect(demoData.trips.filter(({ international }) => international).length).toBeGreaterThanOrEqual(
    40,
  );
});

/** Minimum and maximum number of characters. */
const textLengths = { story: [560, 950], day: [130, 340] } as const;

test("every story and every day has a proper length in every language", () => {
  const checkLength = (label: string, text: string, [min, max]: readonly [number, number]) =>
    text.length < min || text.length > max ? [`${label}: ${text.length} characters`] : [];
  expect(
    findErrors(({ story, days }) =>
      languages.flatMap((language) => [
        ...checkLength(`story ${language}`, story[language], textLengths.story),
        ...days.flatMap(({ text }, index) =>
          checkLength(`day ${index + 1} ${language}`, text[language], textLengths.day),
        ),
      ]),
    ),
  ).toEqual([]);
});

test("no paragraph of a trip stands word for word on another", () => {
  for (const language of languages) {
    const texts = demoData.trips.flatMap((trip) =>
      localizedTexts(trip).map((text) => text[language]),
    );
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("codes, and names within a language, are unique", () => {
  const codes = demoData.trips.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const language of languages) {
    const names = demoData.trips.map(({ name }) => name[language].toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test("names fit a poster, taglines fit a line, and every language has as many highlights", () => {
  expect(
    findErrors(({ name, tagline, highlights }) =>
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
    findErrors(({ days, stops }) =>
      days.flatMap(({ at, from }, index) => {
        const before = days[index - 1]?.at;
        const isConnected =
          index === 0
            ? from === undefined
            : at === before
              ? from === undefined || from === at
              : from === before;
        return [
          ...(isConnected
            ? []
            : [`day ${index + 1} leaves ${from ?? "nowhere"}, slept in ${before}`]),
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
const marginDegrees = 3; // beyond a country's bounds
const outlines = land.features.map((country) => ({ country, bounds: geoBounds(country) }));
/**
 * Countries whose bounds, with a margin, contain a point; those across the date line always count.
 */
const countriesNear = (lon: number, lat: number) =>
  outlines.filter(
    ({ bounds: [[west, south], [east, north]] }) =>
      lat > south - marginDegrees &&
      lat < north + marginDegrees &&
      (west > east || (lon > west - marginDegrees && lon < east + marginDegrees)),
  );
/** Kilometres to the nearest coast or border, 0 on land. */
const kmFromLand = (lon: number, lat: number): number => {
  const candidates = countriesNear(lon, lat);
  if (candidates.some(({ country }) => geoContains(country, [lon, lat]))) return 0;
  let nearest = Infinity;
  const visitPoint = ([x = 0, y = 0]: number[]) => {
    if (Math.abs(y - lat) < marginDegrees)
      nearest = Math.min(nearest, geoDistance([lon, lat], [x, y]) * 6371);
  };
  const visitCoordinates = (coordinates: unknown): void => {
    if (!Array.isArray(coordinates)) return;
    if (typeof coordinates[0] === "number") visitPoint(coordinates as number[]);
    else for (const each of coordinates) visitCoordinates(each);
  };
  for (const { country } of candidates)
    if ("coordinates" in country.geometry) visitCoordinates(country.geometry.coordinates);
  return nearest;
};

// This stop is at sea, because the ship crosses the Drake Passage at night.
const stopsAtSea = new Set(["drake"]);

test("stops are on land or near the coast", () => {
  expect(
    findErrors(({ stops }) =>
      Object.entries(stops).flatMap(([key, { lat, lon }]) =>
        stopsAtSea.has(key) || kmFromLand(lon, lat) < 60 ? [] : [`${key} at ${lat}, ${lon}`],
      ),
    ),
  ).toEqual([]);
});

const airports = createRequire(import.meta.url)("airport-data-js") as {
  getAirportByIata: (
    code: string,
  ) => Promise<readonly Readonly<{ latitude: number; longitude: number }>[]>;
};

test("the airport exists and is at most 500 km from the first stop", async () => {
  const errors = await Promise.all(
    demoData.trips.map(async ({ code, flight, days, stops }) => {
      const [airport] = await airports.getAirportByIata(flight.airport).catch(() => []);
      const first = stops[days[0]?.at ?? ""];
      if (!airport || !first) return [`${code}: ${flight.airport}`];
      const distanceKm =
        geoDistance([first.lon, first.lat], [airport.longitude, airport.latitude]) * 6371;
      return distanceKm > 500
        ? [`${code}: ${flight.airport} is ${Math.round(distanceKm)} km away`]
        : [];
    }),
  );
  expect(errors.flat()).toEqual([]);
});

/** Common words of each language, and common words of the others that it does not have. */
const wordsByLanguage: readonly (readonly [Language, ownWords: RegExp, foreignWords: RegExp])[] = [
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

test.each(wordsByLanguage)(
  "trip texts in %s contain no other language",
  (language, ownWords, foreignWords) => {
    const stories = demoData.trips.map(({ code, story }) => [code, story[language]] as const);
    expect(stories.filter(([, text]) => !ownWords.test(text)).map(([code]) => code)).toEqual([]);
    expect(
      allTexts(language)
        .filter(([, text]) => foreignWords.test(text.replace(properName, "")))
        .map(([at, text]) => `${at}: ${foreignWords.exec(text)?.[0]} in ${text.slice(0, 60)}`),
    ).toEqual([]);
  },
);

test("typography is each language's own", () => {
  const findMatches = (language: Language, pattern: RegExp) =>
    allTexts(language)
      .filter(([, text]) => pattern.test(text))
      .map(
        ([at, text]) =>
          `${at}: …${text.slice(Math.max(0, text.search(pattern) - 20)).slice(0, 50)}`,
      );
  expect(findMatches("fr", /[^\s\u00A0\u202F](?<!https?)[:;?!]|[ ][:;?!»]|«[ ]/)).toEqual([]);
  expect(findMatches("fr", /\d[\s\u00A0\u202F]\d{3}(?!\d)/)).toEqual([]);
  for (const language of ["it", "en", "fr"] as const)
    expect(findMatches(language, /\p{L}'\p{L}/u)).toEqual([]);
  for (const language of languages) expect(findMatches(language, / {2}|!|\s[,.]/)).toEqual([]);
});

test("no text contains a travel cliché", () => {
  const cliches =
    /breathtaking|adventure awaits|unforgettable|hidden gem|imperdibil|indimenticabil|inolvidable|incontournable|unvergesslich/i;
  expect(
    languages.flatMap((language) =>
      allTexts(language)
        .filter(([, text]) => cliches.test(text))
        .map(([at]) => at),
    ),
  ).toEqual([]);
});

test("American spelling changes words and leaves names", () => {
  expect(americanize("The colours of the harbour, grey at Lake Grey")).toBe(
    "The colors of the harbor, gray at Lake Grey",
  );
  const british = /\b\w*(?:colour|harbour|favour|centre|theatre|kilometre|metres?|travelling)\w*\b/;
  const americanized = allTexts("en").map(([at, text]) => [at, americanize(text)] as const);
  expect(americanized.filter(([, text]) => british.test(text)).map(([at]) => at)).toEqual([]);
});

test("the company's claim of more than 100 countries is true of all its markets together", () => {
  const countries = new Set(demoData.trips.flatMap((trip) => trip.countries));
  expect(countries.size).toBeGreaterThan(100);
});

const americanTexts = allTexts("en").map(([at, text]) => [at, americanize(text)] as const);
const findInTexts = (texts: readonly (readonly [string, string])[], pattern: RegExp) =>
  texts.flatMap(([at, text]) => {
    const match = pattern.exec(text);
    return match ? [`${at}: ${text.slice(Math.max(0, match.index - 30), match.index + 40)}`] : [];
  });

test("American temperatures are in Fahrenheit, and bare degrees are latitudes", () => {
  expect(findInTexts(americanTexts, /°C|\bCelsius\b|\bbelow zero\b|\bminus 1/)).toEqual([]);
  const degrees = /(?<!seventy-nine )\bdegrees?\b(?! (?:north|south|Fahrenheit))/;
  expect(findInTexts(americanTexts, degrees)).toEqual([]);
  expect(findInTexts(allTexts("en"), degrees)).toEqual([]);
  expect(americanize("in water at 38\u00a0°C")).toBe("in water at 100\u00a0°F");
  expect(americanize("It can be minus 20\u00a0°C")).toBe("It can be minus 4\u00a0°F");
  expect(americanize("Sintra is 5\u00a0°C cooler")).toBe("Sintra is 9\u00a0°F cooler");
});

test("American texts use feet, miles and pounds, all others metric units", () => {
  const metric =
    /\b(?:(?:kilo|centi)?met(?:er|re)s?|km|kilos?|lit(?:er|re)s?|hectares?|tonnes?)\b/i;
  expect(findInTexts(americanTexts, metric)).toEqual([]);
  expect(findInTexts(americanTexts, /\b(?:a (?:eight|eleven|eighteen)|some an?)\b/)).toEqual([]);
  // “Royal Mile” is a name, and mile posts are counted along a road.
  const imperial =
    /(?<!Royal )\bmiles?(?![\p{L}])(?! fifteen)|(?<=(?:hundred|two|few) )(?:feet|yards)\b/iu;
  expect(findInTexts(allTexts("en"), imperial)).toEqual([]);
});

test.each([
  ["a sixty-metre scarp, a kilometre and a half away", "a two-hundred-foot scarp, a mile away"],
  ["Ten kilometres to the pass, 4,655 metres", "Six miles to the pass, 15,272 feet"],
  ["some sixteen hundred kilometres", "about a thousand miles"],
  ["six and a half thousand square metres", "seventy thousand square feet"],
  ["seventy kilos and two litres", "a hundred and fifty pounds and two quarts"],
  ["a metre wide, a few metres long", "three feet wide, a few yards long"],
])("“%s” becomes “%s” in American English", (metric, expected) =>
  expect(americanize(metric)).toBe(expected),
);

test("American texts use American vocabulary", () => {
  const british =
    /\b(?:sun cream|rowing boats?|\w+wards|prawns?|maize|broad beans|cook kid|flats|hired?|pitch(?= built)|coach(?:es)?|by lift|(?:walk|all|way|go|goes|going) round)\b/i;
  expect(findInTexts(americanTexts, british)).toEqual([]);
  expect(americanize("all round a round tower, a round of tapas, round the bay")).toBe(
    "all around a round tower, a round of tapas, around the bay",
  );
});
