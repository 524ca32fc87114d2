import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { placesStartingWith, splitIntoNames } from "./place-vocabulary.ts";
import { configurationOf, normalizedSql } from "./search-vectors.ts";

/** One word of a keyword: any of its lexemes will do, or a beginning if it is the last one typed. */
export type WordLexemes = Readonly<{ lexemes: readonly string[]; prefix: string | null }>;

const parse = async (db: Database, market: string, words: readonly string[]) => {
  const config = sql.lit(configurationOf(market));
  const { rows } = await sql<{ word: number; lexemes: string[]; folded: string }>`
    select ordinality::integer as word, folded,
      tsvector_to_array(to_tsvector(${config}::regconfig, folded)) as lexemes
    from unnest(${sql.val([...words])}::text[]) with ordinality as given(word, ordinality),
      lateral (select ${normalizedSql(sql`given.word`)} as folded) as fold
    order by ordinality`.execute(db);
  return rows;
};

/**
 * A word of a keyword as it was typed, as it is compared, and what it asks for; no lexemes: nothing.
 * Words that together name a place are one.
 */
type QueryWord = WordLexemes &
  Readonly<{
    word: string;
    folded: string;
    /** It is the name of a country or of a part of the world, or belongs to one: no slip. */
    isName: boolean;
  }>;

/** The words of a keyword, eight at most. */
export const queryWords = async (
  db: Database,
  market: string,
  q: string,
): Promise<readonly QueryWord[]> => {
  const words = q
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  if (words.length === 0) return [];
  const { language } = marketById(market);
  const runs = splitIntoNames(language, words);
  const rows = await parse(
    db,
    market,
    runs.map((run) => run.words.join(" ")),
  );
  return rows.map(({ lexemes, folded }, index): QueryWord => {
    const {
      words: typed,
      place,
      isName,
    } = runs[index] ?? { words: [], place: null, isName: false };
    const word = typed.join(" ");
    if (place) return { word, folded, lexemes: [place.lexeme], prefix: null, isName };
    const isLast = index === rows.length - 1;
    const prefix = isLast && folded.length >= 3 ? folded : null;
    const begun = isLast && lexemes.length > 0 ? placesStartingWith(language, word) : [];
    return { word, folded, lexemes: [...lexemes, ...begun], prefix, isName };
  });
};

/**
 * The lexemes of a keyword: every word must be met; stop words ask for nothing. The last word also
 * meets what it begins, from three letters on, so that results come while one types.
 */
export const queryLexemes = async (
  db: Database,
  market: string,
  q: string,
): Promise<readonly WordLexemes[]> =>
  (await queryWords(db, market, q)).flatMap(({ lexemes, prefix }) =>
    lexemes.length === 0 ? [] : [{ lexemes, prefix }],
  );
