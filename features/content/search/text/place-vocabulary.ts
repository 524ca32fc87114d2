import type { Language } from "#markets/market-type.ts";
import { countryName } from "#markets/places/display-names.ts";
import { partsOfTheWorld } from "#markets/places/parts-of-the-world.ts";
import { placeNamesOf } from "#markets/places/place-names.ts";
import { compactText } from "./normalize-text.ts";

/** A part of the world, or a country with its alternative names. */
export type NamedPlace = Readonly<{
  kind: "part" | "country";
  /**
   * The lexeme of all trips to the place. It contains a space, so that no lexeme of a text is
   * equal.
   */
  lexeme: string;
  /** ISO code; null for a part of the world. */
  code: string | null;
  /** The most common name first. */
  names: readonly string[];
}>;

const lexemeOf = (key: string): string => `in ${key}`;

const parts = Object.entries<readonly string[]>(partsOfTheWorld);

/** @param countries ISO codes */
export const placeLexemes = (countries: readonly string[]): readonly string[] => [
  ...new Set(countries.map(lexemeOf)),
  ...parts.flatMap(([part, codes]) =>
    countries.some((code) => codes.includes(code)) ? lexemeOf(part) : [],
  ),
];

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Normalized spellings of a name. A name with ü has two, because visitors type u or ue. */
export const spellings = (name: string): readonly string[] => [
  ...new Set([
    compactText(name),
    compactText(name.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)),
  ]),
];

type Lookup = Readonly<{
  places: readonly NamedPlace[];
  bySpelling: ReadonlyMap<string, NamedPlace>;
  /** Places by those of their names that are a single word. */
  singleWords: ReadonlyMap<string, NamedPlace>;
  /** ISO codes by the names of all countries, including countries without trips. */
  countries: ReadonlyMap<string, string>;
}>;

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
/**
 * All two-letter codes. Intl returns the code itself as the name when the code belongs to no
 * country.
 */
const codes = letters.flatMap((one) => letters.map((other) => one + other));

const createLookup = (language: Language): Lookup => {
  const placeNames = placeNamesOf(language);
  const toNamedPlaces = (
    kind: NamedPlace["kind"],
    named: Readonly<Record<string, readonly string[]>>,
  ) =>
    Object.entries(named).map(([key, names]): NamedPlace => ({
      kind,
      lexeme: lexemeOf(key),
      code: kind === "country" ? key : null,
      names,
    }));
  const places = [
    ...toNamedPlaces("part", placeNames.parts),
    ...toNamedPlaces("country", placeNames.countries),
  ];
  const bySpelling = (isIn: (name: string) => boolean) =>
    new Map(
      places.flatMap((place) =>
        place.names
          .filter(isIn)
          .flatMap(spellings)
          .map((spelling) => [spelling, place] as const),
      ),
    );
  return {
    places,
    bySpelling: bySpelling(() => true),
    singleWords: bySpelling((name) => !/[\s-]/.test(name)),
    countries: new Map(
      codes.flatMap((code) => {
        const name = countryName(code, language);
        return name === code ? [] : spellings(name).map((each) => [each, code] as const);
      }),
    ),
  };
};

const lookups = new Map<Language, Lookup>();

const lookupFor = (language: Language): Lookup => {
  const before = lookups.get(language);
  if (before) return before;
  const created = createLookup(language);
  lookups.set(language, created);
  return created;
};

export const placesIn = (language: Language): readonly NamedPlace[] => lookupFor(language).places;

/** True for every known place, including places without trips. */
export const isPlaceName = (language: Language, text: string): boolean => {
  const { bySpelling, countries } = lookupFor(language);
  const plain = compactText(text);
  return bySpelling.has(plain) || countries.has(plain);
};

const codesOfPart: ReadonlyMap<string, readonly string[]> = new Map(
  parts.map(([part, codes]) => [lexemeOf(part), codes]),
);

/**
 * ISO codes of the countries that a text means as an alternative name or as a part of the world.
 * Empty for a country's usual name. Null for a text that names no place.
 */
export const countriesCalled = (language: Language, text: string): readonly string[] | null => {
  if (!isPlaceName(language, text)) return null;
  const place = lookupFor(language).bySpelling.get(compactText(text));
  if (!place) return [];
  return place.code === null ? (codesOfPart.get(place.lexeme) ?? []) : [place.code];
};

const languages: readonly Language[] = ["de", "en", "es", "fr", "it"];

/**
 * ISO code of the country that has this name in the language of any market. Null when no country
 * does.
 */
export const countryAnywhere = (text: string): string | null => {
  const plain = compactText(text);
  const codeIn = (language: Language) => {
    const { bySpelling, countries } = lookupFor(language);
    return countries.get(plain) ?? bySpelling.get(plain)?.code;
  };
  return languages.map(codeIn).find((code) => code !== undefined) ?? null;
};

/** The number of words in the longest names: "The United States of America", "U. S. A.". */
const maxNameWords = 6;

/** Several words that together name a place, or a single word. */
type WordRun = Readonly<{ words: readonly string[]; place: NamedPlace | null; isName: boolean }>;

/** Groups the words that together name a place. Of several possible names, the longest is taken. */
export const splitIntoNames = (
  language: Language,
  words: readonly string[],
): readonly WordRun[] => {
  const { bySpelling } = lookupFor(language);
  const runs: WordRun[] = [];
  for (let at = 0; at < words.length;) {
    const before = at;
    for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
      const candidate = words.slice(at, at + length);
      if (!isPlaceName(language, candidate.join(""))) continue;
      const place = bySpelling.get(compactText(candidate.join(""))) ?? null;
      if (place) runs.push({ words: candidate, place, isName: true });
      else for (const word of candidate) runs.push({ words: [word], place, isName: true });
      at += length;
      break;
    }
    if (at > before) continue;
    runs.push({ words: words.slice(at, at + 1), place: null, isName: false });
    at += 1;
  }
  return runs;
};

/**
 * Lexemes of the places with a single-word name that starts with the word, if the word is at least
 * two thirds of the name.
 */
export const placesStartingWith = (language: Language, word: string): readonly string[] => {
  const plain = compactText(word);
  if (plain.length < 4) return [];
  const matching = [...lookupFor(language).singleWords].flatMap(([spelling, { lexeme }]) =>
    spelling.startsWith(plain) && plain.length * 3 >= spelling.length * 2 ? lexeme : [],
  );
  return [...new Set(matching)];
};
