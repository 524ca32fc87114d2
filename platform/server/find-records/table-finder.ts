import { type RawBuilder, sql } from "kysely";
import type { FoundRecord } from "#platform/choices/found-record.ts";
import type { Tables } from "#platform/server/database/tables.ts";
import { fitOfName, matchesEachPattern } from "#platform/server/database/word-patterns.ts";
import type { RecordFinder } from "./record-finder.ts";

type TableFinder<Row> = Readonly<{
  group: string;
  /** A table with the columns `id`, `market` and `sort_key`. */
  table: keyof Tables;
  columns: readonly (keyof Row & string)[];
  searched: readonly ((keyof Row & string) | RawBuilder<string>)[];
  /** The column whose key is `sort_key`. */
  sortedBy: keyof Row & string;
  toRecord: (row: Row) => Omit<FoundRecord, "group">;
}>;

/** Finds the rows of one table. */
export const tableFinder = <Row>({
  group,
  table,
  columns,
  searched,
  sortedBy,
  toRecord,
}: TableFinder<Row>): RecordFinder => ({
  group,
  async find(db, market, { patterns, limit }) {
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where market = ${market} and ${matchesEachPattern(searched, patterns)}
      order by ${fitOfName(sortedBy, patterns)}, sort_key, id limit ${limit}
    `.execute(db);
    return rows.map(toRecord);
  },
});
