import { listDestinations } from "#features/content/destinations/store.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import type { Suggestion } from "../contract.ts";
import {
  maxEditsFor,
  isCorrectable,
  editDistance,
  prefixEditDistance,
} from "#platform/texts/spelling/edit-distance.ts";
import { compactText, normalizeText } from "../text/normalize-text.ts";
import { countTravelsWith } from "../text/lexemes.ts";
import { isPlaceName, placesIn, spellings } from "../text/place-vocabulary.ts";

/** The highest number of suggestions in one answer. */
const maxSuggestions = 8;
const kinds = ["region", "part", "country", "place", "trip"] as const;

type Entry = Readonly<{
  suggestion: Suggestion;
  /** All names of the place or trip, normalized and without spaces. */
  names: readonly string[];
  words: readonly string[];
}>;
type Vocabulary = Readonly<{
  entries: readonly Entry[];
  words: readonly string[];
  /** The words to which a misspelled word may be corrected. */
  correctable: readonly string[];
  language: Language;
}>;

const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** @param others further names of the place or trip besides the displayed name */
const entryOf = (suggestion: Suggestion, others: readonly string[]): Entry => {
  const names = [suggestion.name, ...others];
  return {
    suggestion,
    names: names.flatMap(spellings),
    words: names.flatMap((name) => splitWords(normalizeText(name))),
  };
};

const byRelevance = (one: Suggestion, other: Suggestion): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  other.trips - one.trips ||
  (normalizeText(one.name) < normalizeText(other.name) ? -1 : 1);

const readVocabulary = async (
  db: Database,
  market: string,
  { parts, places: travelsByPlace, lexemes }: CatalogueIndex,
): Promise<Vocabulary> => {
  const named = placesIn(marketById(market).language);
  const otherNames = new Map(named.map(({ code, names }) => [code, names]));
  const others = new Map<string, readonly string[]>();
  const destinations = (await listDestinations(db, market)).flatMap(
    ({ kind, code, slug, name, isOffered }): Suggestion[] => {
      if (kind === "country") others.set(slug, otherNames.get(code) ?? []);
      const trips = travelsByPlace.get(slug)?.length ?? 0;
      return trips === 0 || !isOffered ? [] : [{ kind, slug, name, trips }];
    },
  );
  const partsOfTheWorld = named.flatMap(
    ({ kind, lexeme, names: [name = "", ...rest] }): Suggestion[] => {
      const trips = countTravelsWith(lexemes, lexeme);
      if (kind !== "part" || trips === 0) return [];
      others.set(lexeme, rest);
      return [{ kind, slug: lexeme, name, trips }];
    },
  );
  const places = [...destinations, ...partsOfTheWorld];
  const trips = parts.map(({ travel: { slug, name } }): Suggestion => ({
    kind: "trip",
    slug,
    name,
    trips: 1,
  }));
  const entries = [...places, ...trips]
    .toSorted(byRelevance)
    .map((suggestion) => entryOf(suggestion, others.get(suggestion.slug) ?? []));
  const words = [...new Set(entries.flatMap((entry) => entry.words))];
  const names = new Set(
    places.flatMap(({ name, slug }) => [name, ...(others.get(slug) ?? [])]).map(normalizeText),
  );
  const correctable = words.filter((word) => isCorrectable(word, names.has(word)));
  return { entries, words, correctable, language: marketById(market).language };
};

/**
 * Returns the words with the smallest edit distance. Empty when all words are farther away than
 * `maxDistance`.
 */
const nearestWords = (
  vocabulary: readonly string[],
  maxDistance: number,
  distance: (word: string) => number,
): readonly string[] => {
  let least = maxDistance;
  let nearest: string[] = [];
  for (const each of vocabulary) {
    const wordDistance = distance(each);
    if (wordDistance > least) continue;
    if (wordDistance < least) nearest = [];
    least = wordDistance;
    nearest.push(each);
  }
  return nearest;
};

/**
 * Returns the known words that start with a typed word. When there are none, returns the words
 * whose beginning is most similar and the words to which the search would correct the typed word.
 * Even the first letter may differ when no word is more similar, because the visitor can see the
 * suggestions: `kuba` suggests Cuba.
 */
const candidateWords = (
  word: string,
  { words, correctable }: Pick<Vocabulary, "words" | "correctable">,
): ReadonlySet<string> => {
  const withPrefix = words.filter((each) => each.startsWith(word));
  const maxEdits = maxEditsFor(word);
  if (withPrefix.length > 0 || maxEdits === 0) return new Set(withPrefix);
  return new Set([
    ...nearestWords(correctable, maxEdits + 2, (each) => prefixEditDistance(word, each, maxEdits)),
    ...nearestWords(correctable, maxEdits, (each) => editDistance(word, each, maxEdits)),
  ]);
};

const findSuggestions = (vocabulary: Vocabulary, q: string): readonly Suggestion[] => {
  const { entries, words, language } = vocabulary;
  const plain = normalizeText(q).trim();
  const compact = compactText(plain);
  const typedWords = splitWords(plain).slice(0, 8);
  if (typedWords.length === 0)
    return entries.flatMap(({ suggestion }) => (suggestion.kind === "region" ? suggestion : []));
  const isWhole = isPlaceName(language, plain);
  const correctable = typedWords.map((word) =>
    candidateWords(word, isWhole ? { words, correctable: [] } : vocabulary),
  );
  const found = entries.filter((entry) =>
    correctable.every((each) => entry.words.some((word) => each.has(word))),
  );
  const startingWithText = entries.filter(({ names }) =>
    names.some((name) => name.startsWith(compact)),
  );
  return [...new Set([...startingWithText, ...found])].map(({ suggestion }) => suggestion);
};

/**
 * Suggests regions, parts of the world, countries and places with trips, and then trips. A
 * suggestion has a name that starts with the typed text, or a word for each typed word. A
 * misspelled word also matches the most similar words, by the rule that the search itself uses
 * (`edit-distance.ts`). Names are read from the database once and kept until a travel changes.
 */
export const createSuggestions = (db: Database) => {
  // `index.places` is the same object until the row of a travel changes.
  const vocabularies = new WeakMap<CatalogueIndex["places"], Promise<Vocabulary>>();
  return async (
    index: CatalogueIndex,
    market: string,
    q: string,
    limit = maxSuggestions,
  ): Promise<readonly Suggestion[]> => {
    let vocabulary = vocabularies.get(index.places);
    if (!vocabulary) {
      vocabulary = readVocabulary(db, market, index);
      vocabularies.set(index.places, vocabulary);
      vocabulary.catch(() => vocabularies.delete(index.places));
    }
    return findSuggestions(await vocabulary, q).slice(0, limit);
  };
};
