import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import { maxEditsFor, isCorrectable, editDistance } from "./edit-distance.ts";
import { normalizeText } from "./normalize-text.ts";
import { countTravelsWith, isInCatalogue, type LexemeIndex } from "./lexemes.ts";
import { placesIn } from "./place-vocabulary.ts";
import { facetNamesSql } from "./search-vectors.ts";
import { queryWords } from "./query-lexemes.ts";

/**
 * A word as the catalogue writes it in names, destinations, taglines and filters, how many trips
 * do, and whether it is the whole name of a destination.
 */
type KnownWord = Readonly<{ folded: string; word: string; travels: number; isPlace: boolean }>;

/** What is meant sooner of two that are as near: a place, what more trips say, the first by letters. */
const bySense = (one: KnownWord, other: KnownWord): number =>
  Number(other.isPlace) - Number(one.isPlace) ||
  other.travels - one.travels ||
  (one.folded < other.folded ? -1 : 1);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** The names of parts of the world, and the other names of countries, that some trip goes to. */
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
      select destination.name from travel_destination
      join destination on destination.market = travel_destination.market
        and destination.id = travel_destination.destination_id
      where travel_destination.market = travel.market
        and travel_destination.travel_id = travel.id) as places
    from travel where travel.market = ${market} and travel.is_published`.execute(db);
  // Taken apart here: what a letter is does not hang on the locale of a database.
  const known = new Map<string, Omit<KnownWord, "isPlace">>();
  for (const { text, places } of rows) {
    const counted = new Set<string>();
    for (const word of [text, ...places].flatMap(wordsIn)) {
      const plain = normalizeText(word);
      const before = known.get(plain);
      known.set(plain, {
        folded: plain,
        word: before && before.word < word ? before.word : word,
        travels: (before?.travels ?? 0) + (counted.has(plain) ? 0 : 1),
      });
      counted.add(plain);
    }
  }
  const others = otherNames(market, lexemes);
  for (const word of others.flatMap(wordsIn))
    if (!known.has(normalizeText(word)))
      known.set(normalizeText(word), { folded: normalizeText(word), word, travels: 0 });
  const names = [...others, ...rows.flatMap(({ places }) => places)];
  const named = new Map(names.map((name) => [normalizeText(name), name]));
  return Array.from(known.values(), (each) => ({
    ...each,
    word: named.get(each.folded) ?? each.word,
    isPlace: named.has(each.folded),
  }))
    .filter((each) => isCorrectable(each.folded, each.isPlace))
    .toSorted(bySense);
};

/** The word that was probably meant: the nearest, and of those as near the one that comes first. */
const nearestTo = (word: string, known: readonly KnownWord[]): string | null => {
  let least = maxEditsFor(word) + 1;
  let nearest: string | null = null;
  for (const each of least > 1 ? known : []) {
    const edits = editDistance(word, each.folded, least - 1);
    if (edits >= least) continue;
    least = edits;
    nearest = each.word;
  }
  return nearest;
};

/**
 * Keywords with their mistyped words put right. A word that some trip meets stays, and so do the
 * name of a place, trips there or not, and a keyword in quotation marks, which asks for exactly itself.
 */
export const createSpellChecker = (db: Database) => {
  const vocabularies = new WeakMap<LexemeIndex, Promise<readonly KnownWord[]>>();
  // Lexemes stay the same thing until the words of some travel change.
  const knownIn = ({ lexemes }: CatalogueIndex, market: string) => {
    const kept = vocabularies.get(lexemes);
    if (kept) return kept;
    const reading = readKnownWords(db, market, lexemes);
    vocabularies.set(lexemes, reading);
    reading.catch(() => vocabularies.delete(lexemes));
    return reading;
  };
  return async (index: CatalogueIndex, market: string, q: string): Promise<string> => {
    if (q === "" || /["“”„«»]/.test(q)) return q;
    const asked = await queryWords(db, market, q);
    const unmet = asked.filter(
      ({ lexemes, prefix, folded: plain, isName }) =>
        !isName &&
        lexemes.length > 0 &&
        maxEditsFor(plain) > 0 &&
        !isInCatalogue(index.lexemes, { lexemes, prefix }),
    );
    if (unmet.length === 0) return q;
    const known = await knownIn(index, market);
    return unmet.reduce((text, { word, folded: plain }) => {
      const meant = nearestTo(plain, known);
      return meant === null ? text : text.replace(word, meant);
    }, q);
  };
};
