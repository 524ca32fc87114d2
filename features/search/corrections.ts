import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { allowance, editsBetween } from "./edits.ts";
import { isMet, type LexemeIndex } from "./lexemes.ts";
import { folded, queryWords } from "./text.ts";

/** A word as the catalogue writes it in names, destinations and taglines, and how many trips do. */
type KnownWord = Readonly<{ folded: string; word: string; travels: number }>;

const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);

const readKnownWords = async (db: Database, market: string): Promise<readonly KnownWord[]> => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', travel.name, travel.tagline, (
      select string_agg(destination.name, ' ') from travel_destination
      join destination on destination.market = travel_destination.market
        and destination.id = travel_destination.destination_id
      where travel_destination.market = travel.market
        and travel_destination.travel_id = travel.id)) as text
    from travel where travel.market = ${market} and travel.is_published`.execute(db);
  // Taken apart here: what a letter is does not hang on the locale of a database.
  const known = new Map<string, KnownWord>();
  for (const { text } of rows) {
    const counted = new Set<string>();
    for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
      const plain = folded(word);
      const before = known.get(plain);
      known.set(plain, {
        folded: plain,
        word: before && before.word < word ? before.word : word,
        travels: (before?.travels ?? 0) + (counted.has(plain) ? 0 : 1),
      });
      counted.add(plain);
    }
  }
  return [...known.values()]
    .filter((each) => each.folded.length >= 3)
    .toSorted((a, b) => b.travels - a.travels || inOrder(a.folded, b.folded));
};

/** The word that was probably meant: the nearest, then the one of most trips, then the first by letters. */
const nearestTo = (word: string, known: readonly KnownWord[]): string | null => {
  let least = allowance(word) + 1;
  let nearest: string | null = null;
  for (const each of least > 1 ? known : []) {
    const edits = editsBetween(word, each.folded, least - 1);
    if (edits >= least) continue;
    least = edits;
    nearest = each.word;
  }
  return nearest;
};

/**
 * Keywords with their mistyped words put right. A word that some trip meets stays, and so does a
 * keyword in quotation marks, which asks for exactly itself.
 */
export const createCorrections = (db: Database) => {
  const vocabularies = new WeakMap<LexemeIndex, Promise<readonly KnownWord[]>>();
  // Lexemes stay the same thing until the words of some travel change.
  const knownIn = ({ lexemes }: CatalogueIndex, market: string) => {
    const kept = vocabularies.get(lexemes);
    if (kept) return kept;
    const reading = readKnownWords(db, market);
    vocabularies.set(lexemes, reading);
    reading.catch(() => vocabularies.delete(lexemes));
    return reading;
  };
  return async (index: CatalogueIndex, market: string, q: string): Promise<string> => {
    if (q === "" || /["“”„«»]/.test(q)) return q;
    const asked = await queryWords(db, market, q);
    const unmet = asked.filter(
      ({ lexemes, prefix, folded: plain }) =>
        lexemes.length > 0 && allowance(plain) > 0 && !isMet(index.lexemes, { lexemes, prefix }),
    );
    if (unmet.length === 0) return q;
    const known = await knownIn(index, market);
    return unmet.reduce((text, { word, folded: plain }) => {
      const meant = nearestTo(plain, known);
      return meant === null ? text : text.replace(word, meant);
    }, q);
  };
};
