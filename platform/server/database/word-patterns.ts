import { type RawBuilder, sql } from "kysely";

/** The words of a search, at most eight. */
export const wordsOf = (search: string): string[] =>
  search.split(/\s+/).filter(Boolean).slice(0, 8);

/** A word as a pattern for `ilike`, which finds it anywhere. */
export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

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
