import { sql } from "kysely";
import { timeNamesOf } from "#markets/search-words/time-words-of.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import {
  maxEditsFor,
  isCorrectable,
  editDistance,
} from "#platform/texts/spelling/edit-distance.ts";
import { normalizeText } from "./normalize-text.ts";
import { countTravelsWith, isInCatalogue, type LexemeIndex } from "./lexemes.ts";
import { placesIn } from "./place-vocabulary.ts";
import { facetNamesSql } from "./search-vectors.ts";
import { queryWords } from "./query-lexemes.ts";

/**
 * A word of a name, destination, tagline or filter. `word` is the spelling in the catalogue,
 * `travels` the number of travels that contain the word; `isPlace` is true when the word is the
 * whole name of a destination.
 */
type KnownWord = Readonly<{ normalized: string; word: string; travels: number; isPlace: boolean }>;

/** Order among equally near words: places first, then those of more travels, then alphabetical. */
const byLikelihood = (one: KnownWord, other: KnownWord): number =>
  Number(other.isPlace) - Number(one.isPlace) ||
  other.travels - one.travels ||
  (one.normalized < other.normalized ? -1 : 1);

const splitWords = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Names of parts of the world, and alternative names of countries, that have at least one trip. */
const otherNames = (market: string, lexemes: LexemeIndex): readonly string[] =>
  placesIn(marketById(market).language).flatMap(({ lexeme, names }) =>
    countTravelsWith(lexemes, lexeme) > 0 ? names : [],
  );

const readKnownWords = async (
  db: Database,
  market: string,
  lexemes: LexemeIndex,
): Promise<readonly KnownWord[]> => {
  const { rows } = await sql<{ text: string; places: readonly string[] }>`
    select concat_ws(' ', travel.name, travel.tagline, ${facetNamesSql(market)}) as text, array(
      select destination.name from known_travel_destination as travel_destination
      join known_destination as destination on destination.market = travel_destination.market
        and destination.id = travel_destination.destination_id
      where travel_destination.market = travel.market
        and travel_destination.travel_id = travel.id) as places
    from known_travel as travel where travel.market = ${market} and travel.is_published`.execute(
    db,
  );
  // The words are split here and not in SQL, because the database's locale would decide which
  // characters are letters.
  const wordsByNormalized = new Map<string, Omit<KnownWord, "isPlace">>();
  for (const { text, places } of rows) {
    const counted = new Set<string>();
    for (const word of [text, ...places].flatMap(splitWords)) {
      const plain = normalizeText(word);
      const before = wordsByNormalized.get(plain);
      wordsByNormalized.set(plain, {
        normalized: plain,
        word: before && before.word < word ? before.word : word,
        travels: (before?.travels ?? 0) + (counted.has(plain) ? 0 : 1),
      });
      counted.add(plain);
    }
  }
  const others = otherNames(market, lexemes);
  for (const word of others.flatMap(splitWords))
    if (!wordsByNormalized.has(normalizeText(word)))
      wordsByNormalized.set(normalizeText(word), {
        normalized: normalizeText(word),
        word,
        travels: 0,
      });
  const names = [...others, ...rows.flatMap(({ places }) => places)];
  const named = new Map(names.map((name) => [normalizeText(name), name]));
  return Array.from(wordsByNormalized.values(), (each) => ({
    ...each,
    word: named.get(each.normalized) ?? each.word,
    isPlace: named.has(each.normalized),
  }))
    .filter((each) => isCorrectable(each.normalized, each.isPlace))
    .toSorted(byLikelihood);
};

/**
 * The most similar known word and, of equally similar ones, the most likely. Null when none is
 * similar enough.
 */
const nearestTo = (word: string, known: readonly KnownWord[]): string | null => {
  let least = maxEditsFor(word) + 1;
  let nearest: string | null = null;
  for (const each of least > 1 ? known : []) {
    const edits = editDistance(word, each.normalized, least - 1);
    if (edits >= least) continue;
    least = edits;
    nearest = each.word;
  }
  return nearest;
};

/** The normalized words of all names of times in a market's language. */
const timeWordsIn = (market: string): ReadonlySet<string> =>
  new Set(timeNamesOf(marketById(market).language).flatMap(splitWords).map(normalizeText));

/**
 * Corrects mistyped words of a keyword. Words that some travel has, names of places and times, and
 * keywords in quotation marks stay as they are.
 */
export const createSpellChecker = (db: Database) => {
  const vocabularies = new WeakMap<LexemeIndex, Promise<readonly KnownWord[]>>();
  // The lexeme index is the same object until the searchable text of a travel changes.
  const vocabularyOf = ({ lexemes }: CatalogueIndex, market: string) => {
    const cached = vocabularies.get(lexemes);
    if (cached) return cached;
    const reading = readKnownWords(db, market, lexemes);
    vocabularies.set(lexemes, reading);
    reading.catch(() => vocabularies.delete(lexemes));
    return reading;
  };
  return async (index: CatalogueIndex, market: string, q: string): Promise<string> => {
    if (q === "" || /["“”„«»]/.test(q)) return q;
    const words = await queryWords(db, market, q);
    const unknownWords = words.filter(
      ({ lexemes, prefix, normalized, isName }) =>
        !isName &&
        lexemes.length > 0 &&
        maxEditsFor(normalized) > 0 &&
        !isInCatalogue(index.lexemes, { lexemes, prefix }),
    );
    if (unknownWords.length === 0) return q;
    const times = timeWordsIn(market);
    const mistyped = unknownWords.filter(({ normalized }) => !times.has(normalized));
    const known = await vocabularyOf(index, market);
    return mistyped.reduce((text, { word, normalized }) => {
      const correction = nearestTo(normalized, known);
      return correction === null ? text : text.replace(word, correction);
    }, q);
  };
};
