import type { Destination } from "#features/content/destinations/contract.ts";
import { compactText, normalizeText } from "../text/normalize-text.ts";
import { placesIn, spellings } from "../text/place-vocabulary.ts";
import { countryCodes } from "#markets/places/country-codes.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { Language } from "#markets/market-type.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { landscapesIn } from "./landscapes.ts";
import { anyOf, namePattern, whole } from "./patterns.ts";
import type { Reader, Reading, Wish } from "./reader.ts";

type PlaceCatalogue = Readonly<{
  language: Language;
  destinations: readonly Destination[];
  /** Names, taglines and stories of the trips. */
  texts: readonly string[];
}>;

/** What a name means: destinations, a keyword, or a place without trips. */
type Meaning = Readonly<{ name: string; wish: Wish | null }>;

/** Names that are words of every day in their language. */
const commonWords = ["us", "is", "in", "man", "nice", "split", "bath", "mobile", "reading"];

const inDestination = ({ slug }: Destination): Wish => ({ parameter: "where", value: slug });

const meaningsOf = ({ language, destinations, texts }: PlaceCatalogue, words: SentenceWords) => {
  const byCountry = new Map(
    destinations.filter(({ kind }) => kind === "country").map((each) => [each.code, each]),
  );
  const wishOfCountry = (code: string): Wish | null => {
    const destination = byCountry.get(code);
    return destination ? inDestination(destination) : null;
  };
  const named = placesIn(language).flatMap(({ kind, code, names }): Meaning[] =>
    names.map((name) => ({
      name,
      wish:
        kind === "part" ? { parameter: "q", value: names[0] ?? name } : wishOfCountry(code ?? ""),
    })),
  );
  const countries = countryCodes().map((code): Meaning => ({
    name: countryName(code, language),
    wish: wishOfCountry(code),
  }));
  const own = destinations.map((each): Meaning => ({ name: each.name, wish: inDestination(each) }));
  // What is a word of another meaning is no name: “Pace”, the peace of a palace.
  const otherwise = whole(anyOf(...Object.values(words.rest.near), words.rest.filler));
  const names = landscapesIn(texts, language, words.rest.landscapes).filter(
    (name) => normalizeText(name).replaceAll(otherwise, "").trim() !== "",
  );
  const landscapes = names.map((name): Meaning => ({
    name,
    wish: { parameter: "q", value: name },
  }));
  return [...own, ...named, ...countries, ...landscapes];
};

/** Reads places in all their spellings, with what language makes of their names. */
export const createPlaceReading = (catalogue: PlaceCatalogue, words: SentenceWords) => {
  const { rest, dates } = words;
  const bySpelling = new Map<string, Meaning>();
  for (const meaning of meaningsOf(catalogue, words))
    for (const spelling of spellings(meaning.name))
      if (!bySpelling.has(spelling) && !commonWords.includes(spelling) && spelling.length > 1)
        bySpelling.set(spelling, meaning);
  const allNames = [...new Set([...bySpelling.values()].map(({ name }) => name))];
  const before = String.raw`(?:(?:${anyOf(dates.within)})\s*)?(?:${anyOf(dates.article)}\s?)?`;
  const tail = `(?:s?(?:${anyOf(rest.compound)}))?`;
  const patternOf = (names: readonly string[]): RegExp => {
    const longestFirst = names
      .flatMap((name) => [namePattern(name), ...spellings(name)])
      .toSorted((one, other) => other.length - one.length);
    return whole(`${before}(?<name>${longestFirst.join("|") || "(?!)"})${tail}`);
  };
  const pattern = patternOf(allNames);
  // A landscape's name may begin with a word that is none, so that only places are read early.
  const joined = patternOf(
    [...bySpelling.values()].flatMap(({ name, wish }) =>
      wish?.parameter === "where" && name.includes(" ") ? [name] : [],
    ),
  );
  const wishOf = (kind: string, code: string): Wish | null => {
    const found = catalogue.destinations.find((each) => each.kind === kind && each.code === code);
    return found ? inDestination(found) : null;
  };
  const adjectives = [
    ...Object.entries(rest.adjectives).map(([code, each]) => ({ kind: "country", code, each })),
    ...Object.entries(rest.regions).map(([code, each]) => ({ kind: "region", code, each })),
  ].map(({ kind, code, each }) => ({
    wish: wishOf(kind, code),
    exactly: new RegExp(`^${anyOf(each)}$`, "u"),
  }));
  const adjective = whole(
    `${before}(?<name>${anyOf(...Object.values(rest.adjectives), ...Object.values(rest.regions))})`,
  );
  const readingOf = (reader: Reader, wish: Wish | null): Reading => {
    if (wish === null) return "unread";
    // The address has one keyword.
    const isTaken =
      wish.parameter === "q" && reader.findings.some(({ parameter }) => parameter === "q");
    return isTaken ? "unread" : [wish];
  };
  const readNames = (reader: Reader, names: RegExp): void =>
    reader.take(names, ({ groups }) => {
      const meaning = bySpelling.get(compactText(groups["name"] ?? ""));
      return meaning ? readingOf(reader, meaning.wish) : null;
    });
  return {
    /** All words of names that mean something, normalized, for the correction of typing errors. */
    names: [...bySpelling.values()].filter(({ wish }) => wish !== null).map(({ name }) => name),
    allNames: [...bySpelling.values()].map(({ name }) => name),
    isName: (word: string) => bySpelling.has(compactText(word)),
    isAdjective: (word: string) => adjectives.some(({ exactly }) => exactly.test(word)),
    /** Names of several words, of which one may mean something else alone: “Mexico City”. */
    readJoined: (reader: Reader): void => readNames(reader, joined),
    read(reader: Reader): void {
      readNames(reader, pattern);
      reader.take(adjective, ({ groups }) => {
        const found = adjectives.find(({ exactly }) => exactly.test(groups["name"] ?? ""));
        return found ? readingOf(reader, found.wish) : null;
      });
    },
  };
};
