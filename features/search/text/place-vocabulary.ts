import type { Language } from "#markets/market-type.ts";
import { countryName } from "#markets/places/display-names.ts";
import { partsOfTheWorld } from "#markets/places/parts-of-the-world.ts";
import { placeNamesOf } from "#markets/places/place-names.ts";
import { compactText } from "./normalize-text.ts";

/** A part of the world, or a country by its other names, as the search knows it. */
export type NamedPlace = Readonly<{
  kind: "part" | "country";
  /** Held by every trip that goes there. It has a space, which no lexeme of a text has. */
  lexeme: string;
  /** The code of a country; null for a part of the world. */
  code: string | null;
  /** The usual one first. */
  names: readonly string[];
}>;

const lexemeOf = (key: string): string => `in ${key}`;

const parts = Object.entries<readonly string[]>(partsOfTheWorld);

/** The lexemes that a trip holds by its countries (ISO codes), each once. */
export const placeLexemes = (countries: readonly string[]): readonly string[] => [
  ...new Set(countries.map(lexemeOf)),
  ...parts.flatMap(([part, codes]) =>
    countries.some((code) => codes.includes(code)) ? lexemeOf(part) : [],
  ),
];

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The ways in which a name may be typed, as they are compared: ü is u and ue. */
export const spellings = (name: string): readonly string[] => [
  ...new Set([
    compactText(name),
    compactText(name.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)),
  ]),
];

type Lookup = Readonly<{
  places: readonly NamedPlace[];
  bySpelling: ReadonlyMap<string, NamedPlace>;
  /** Those of the spellings that are names of one word. */
  alone: ReadonlyMap<string, NamedPlace>;
  /** What the countries of the world are called, trips there or not, with their codes. */
  countries: ReadonlyMap<string, string>;
}>;

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
/** Every code that may be a country's; what is none has itself for a name. */
const codes = letters.flatMap((one) => letters.map((other) => one + other));

const createLookup = (language: Language): Lookup => {
  const given = placeNamesOf(language);
  const of = (kind: NamedPlace["kind"], named: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(named).map(([key, names]): NamedPlace => ({
      kind,
      lexeme: lexemeOf(key),
      code: kind === "country" ? key : null,
      names,
    }));
  const places = [...of("part", given.parts), ...of("country", given.countries)];
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
    alone: bySpelling((name) => !/[\s-]/.test(name)),
    countries: new Map(
      codes.flatMap((code) => {
        const name = countryName(code, language);
        return name === code ? [] : spellings(name).map((each) => [each, code] as const);
      }),
    ),
  };
};

const made = new Map<Language, Lookup>();

const lookupFor = (language: Language): Lookup => {
  const before = made.get(language);
  if (before) return before;
  const now = createLookup(language);
  made.set(language, now);
  return now;
};

/** All that a language has a name for. */
export const placesIn = (language: Language): readonly NamedPlace[] => lookupFor(language).places;

/** Whether a text is the whole name of a part of the world or of a country, trips there or not. */
export const isPlaceName = (language: Language, text: string): boolean => {
  const { bySpelling, countries } = lookupFor(language);
  const plain = compactText(text);
  return bySpelling.has(plain) || countries.has(plain);
};

const codesOfPart: ReadonlyMap<string, readonly string[]> = new Map(
  parts.map(([part, codes]) => [lexemeOf(part), codes]),
);

/**
 * The countries (ISO codes) that a text names by a name other than their own, or as a part of the
 * world; none for a country's own name, null for what names no place.
 */
export const countriesCalled = (language: Language, text: string): readonly string[] | null => {
  if (!isPlaceName(language, text)) return null;
  const place = lookupFor(language).bySpelling.get(compactText(text));
  if (!place) return [];
  return place.code === null ? (codesOfPart.get(place.lexeme) ?? []) : [place.code];
};

const languages: readonly Language[] = ["de", "en", "es", "fr", "it"];

/** The country (an ISO code) that a text names in any language of the markets; null where none has it. */
export const countryAnywhere = (text: string): string | null => {
  const plain = compactText(text);
  const codeIn = (language: Language) => {
    const { bySpelling, countries } = lookupFor(language);
    return countries.get(plain) ?? bySpelling.get(plain)?.code;
  };
  return languages.map(codeIn).find((code) => code !== undefined) ?? null;
};

/** Most words of a name: "The United States of America", "U. S. A.". */
const maxNameWords = 6;

/** One or more words of a keyword: a place's name, or one word of any kind. */
type WordRun = Readonly<{ words: readonly string[]; place: NamedPlace | null; isName: boolean }>;

/** The words of a keyword with those together that name a place; the longest name is meant. */
export const splitIntoNames = (
  language: Language,
  words: readonly string[],
): readonly WordRun[] => {
  const { bySpelling } = lookupFor(language);
  const runs: WordRun[] = [];
  for (let at = 0; at < words.length;) {
    const before = at;
    for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
      const some = words.slice(at, at + length);
      if (!isPlaceName(language, some.join(""))) continue;
      const place = bySpelling.get(compactText(some.join(""))) ?? null;
      if (place) runs.push({ words: some, place, isName: true });
      else for (const word of some) runs.push({ words: [word], place, isName: true });
      at += length;
      break;
    }
    if (at > before) continue;
    runs.push({ words: words.slice(at, at + 1), place: null, isName: false });
    at += 1;
  }
  return runs;
};

/** The lexemes of names of one word that somebody has nearly typed: two letters in three. */
export const placesStartingWith = (language: Language, word: string): readonly string[] => {
  const plain = compactText(word);
  if (plain.length < 4) return [];
  const begun = [...lookupFor(language).alone].flatMap(([spelling, { lexeme }]) =>
    spelling.startsWith(plain) && plain.length * 3 >= spelling.length * 2 ? lexeme : [],
  );
  return [...new Set(begun)];
};
