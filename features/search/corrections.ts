import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { isMet } from "./lexemes.ts";
import { folded, queryWords } from "./text.ts";

/** A word as the catalogue writes it in names, destinations and taglines, and how many trips do. */
type KnownWord = Readonly<{ folded: string; word: string; travels: number }>;

/** How many letters of a word may be wrong: none of a short one, whose neighbours mean other things. */
const allowance = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Letters to add, drop, change or swap with their neighbour between two words; anything above
 * `most` when there are more than so many.
 */
const editsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, above] = [new Uint8Array(0), Uint8Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = new Uint8Array(b.length + 1);
    line[0] = row;
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const edits = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[at - 2] ?? 0) + 1 : 255,
      );
      line[at] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [before, above] = [above, line];
  }
  return above[b.length] ?? 0;
};

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
  const vocabularies = new WeakMap<CatalogueIndex, Promise<readonly KnownWord[]>>();
  const knownIn = (index: CatalogueIndex, market: string) => {
    const kept = vocabularies.get(index);
    if (kept) return kept;
    const reading = readKnownWords(db, market);
    vocabularies.set(index, reading);
    reading.catch(() => vocabularies.delete(index));
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
