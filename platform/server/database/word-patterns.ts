import { type RawBuilder, sql } from "kysely";

/** The words of a search, at most eight. */
export const wordsOf = (search: string): string[] =>
  search.split(/\s+/).filter(Boolean).slice(0, 8);

/** A word as a pattern for `ilike`, which finds it anywhere. */
export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * How well a name fits the first of the patterns: 0 where it begins with it, 1 where one of its words
 * does, else 2; by which the better matches come first.
 */
export const fitOfName = (name: string, [pattern = "%"]: readonly string[]): RawBuilder<number> => {
  const begins = pattern.slice(1);
  const column = sql.ref(name);
  return sql`case when ${column} ilike ${begins} then 0 when ${column} ilike ${`% ${begins}`} then 1 else 2 end`;
};

/** Whether each of the patterns is found in one of the columns or expressions. */
export const matchesEachPattern = (
  searched: readonly (string | RawBuilder<string>)[],
  patterns: readonly string[],
): RawBuilder<boolean> => {
  const everyPattern = patterns.map((pattern) => {
    const anyColumn = searched.map(
      (column) => sql`${typeof column === "string" ? sql.ref(column) : column} ilike ${pattern}`,
    );
    return sql`(${sql.join(anyColumn, sql` or `)})`;
  });
  return sql`${sql.join([sql`true`, ...everyPattern], sql` and `)}`;
};
