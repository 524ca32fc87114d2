import { type RawBuilder, sql } from "kysely";
import {
  foldedAway,
  foldText,
  plainOf,
  severalLetters,
  singleLetters,
} from "#platform/texts/fold-text.ts";

/** The words of a search, at most eight. */
export const wordsOf = (search: string): string[] =>
  search.split(/\s+/).filter(Boolean).slice(0, 8);

/** A text as it stands in a pattern of `like`, where some of its signs would mean more. */
const inPattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A word as a pattern for `finds`, which finds it anywhere. */
export const patternOf = (word: string): string => `%${inPattern(foldText(word))}%`;

/** A pattern of `like` for what begins with a text, to the letter. */
export const beginningWith = (text: string): string => `${inPattern(text)}%`;

type Searched = string | RawBuilder<string>;

/** SQL for what `foldText` makes of a column, which is named, or of an expression. */
export const foldedSql = (searched: Searched): RawBuilder<string> => {
  const text = typeof searched === "string" ? sql.ref<string>(searched) : searched;
  const bare = sql<string>`regexp_replace(normalize(${text}, nfkd), ${sql.lit(foldedAway)}, '', 'g')`;
  // Most texts are plain by now, and the tables are for the others.
  const replaced = severalLetters.reduce(
    (inner, [letter, plain]) =>
      sql<string>`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    bare,
  );
  return sql<string>`lower((case
    when octet_length(${text}) = char_length(${text}) then ${text}
    else translate(${replaced}, ${sql.lit(singleLetters)}, ${sql.lit(plainOf)})
  end) collate "C")`;
};

/** Whether a column, which is named, or an expression has a pattern of `patternOf`. */
export const finds = (searched: Searched, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${foldedSql(searched)} like ${pattern}`;

/**
 * How well a name fits the first of the patterns: 0 where it begins with it, 1 where one of its words
 * does, else 2; by which the better matches come first.
 */
export const fitOfName = (name: string, [pattern = "%"]: readonly string[]): RawBuilder<number> => {
  const begins = pattern.slice(1);
  return sql`case when ${finds(name, begins)} then 0 when ${finds(name, `% ${begins}`)} then 1 else 2 end`;
};

/** Whether one of the columns or expressions has a pattern. */
export const findsInAny = (searched: readonly Searched[], pattern: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    searched.map((each) => finds(each, pattern)),
    sql` or `,
  )})`;

/** Whether each of the patterns is found in one of the columns or expressions. */
export const matchesEachPattern = (
  searched: readonly Searched[],
  patterns: readonly string[],
): RawBuilder<boolean> => {
  const everyPattern = patterns.map((pattern) => findsInAny(searched, pattern));
  return sql<boolean>`${sql.join([sql`true`, ...everyPattern], sql` and `)}`;
};
