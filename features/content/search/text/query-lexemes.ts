import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { placesStartingWith, splitIntoNames } from "./place-vocabulary.ts";
import { normalizeText } from "./normalize-text.ts";
import { joinNames } from "./seas.ts";
import { configurationOf, normalizedSql } from "./search-vectors.ts";

/**
 * A travel matches the word when it contains any of the lexemes, or a lexeme that starts with the
 * prefix. Only the last word has a prefix; for all others it is null.
 */
export type WordLexemes = Readonly<{ lexemes: readonly string[]; prefix: string | null }>;

const parse = async (db: Database, market: string, words: readonly string[]) => {
  const config = sql.lit(configurationOf(market));
  const { rows } = await sql<{ word: number; lexemes: string[]; normalized: string }>`
    select ordinality::integer as word, normalized,
      tsvector_to_array(to_tsvector(${config}::regconfig, normalized)) as lexemes
    from unnest(${sql.val([...words])}::text[]) with ordinality as given(word, ordinality),
      lateral (select ${normalizedSql(sql`given.word`)} as normalized) as fold
    order by ordinality`.execute(db);
  return rows;
};

/**
 * A word of the keyword, or several words that together name a place. A stop word has no lexemes.
 */
type QueryWord = WordLexemes &
  Readonly<{
    word: string;
    normalized: string;
    /**
     * True when the word belongs to the name of a country or of a part of the world and is
     * therefore spelled correctly.
     */
    isName: boolean;
  }>;

/** Returns at most eight words. */
export const queryWords = async (
  db: Database,
  market: string,
  q: string,
): Promise<readonly QueryWord[]> => {
  const { language } = marketById(market);
  const plain = normalizeText(q);
  const joined = joinNames(language, plain);
  const words = (joined === plain ? q : joined)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  if (words.length === 0) return [];
  const runs = splitIntoNames(language, words);
  const rows = await parse(
    db,
    market,
    runs.map((run) => run.words.join(" ")),
  );
  return rows.map(({ lexemes, normalized }, index): QueryWord => {
    const {
      words: typed,
      place,
      isName,
    } = runs[index] ?? { words: [], place: null, isName: false };
    const word = typed.join(" ");
    if (place) return { word, normalized, lexemes: [place.lexeme], prefix: null, isName };
    const isLast = index === rows.length - 1;
    const prefix = isLast && normalized.length >= 3 ? normalized : null;
    const nearlyTyped = isLast && lexemes.length > 0 ? placesStartingWith(language, word) : [];
    return { word, normalized, lexemes: [...lexemes, ...nearlyTyped], prefix, isName };
  });
};

/**
 * A travel must match every word; stop words are left out. From three letters on, the last word
 * also matches as a prefix, so that results appear while the visitor types.
 */
export const queryLexemes = async (
  db: Database,
  market: string,
  q: string,
): Promise<readonly WordLexemes[]> =>
  (await queryWords(db, market, q)).flatMap(({ lexemes, prefix }) =>
    lexemes.length === 0 ? [] : [{ lexemes, prefix }],
  );
