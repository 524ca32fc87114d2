import { type RawBuilder, sql } from "kysely";
import type { Choice } from "#platform/choices/choice.ts";
import type { Database, Tables } from "#platform/server/database/tables.ts";
import { fitOfName, matchesEachPattern } from "#platform/server/database/word-patterns.ts";
import { type ChoiceSource, validUuids } from "./choices.ts";

type TableChoices<Row> = Readonly<{
  /** A table with the columns `id`, `market`, `name` and `sort_key`. */
  table: keyof Tables;
  columns: readonly (keyof Row & string)[];
  searched: readonly (string | RawBuilder<string>)[];
  /** Whether `ids` may hold slugs too. */
  findsBySlug?: boolean;
  toChoices: (rows: readonly Row[]) => readonly Choice[] | Promise<readonly Choice[]>;
}>;

/**
 * The choices that are rows of one table with a column for the market: names that begin with what is
 * searched first, then in the order of their names.
 */
export const tableChoices = <Row>(
  db: Database,
  market: string,
  { table, columns, searched, findsBySlug = false, toChoices }: TableChoices<Row>,
): ChoiceSource => {
  const from = sql`from ${sql.table(table)} where market = ${market}`;
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  return {
    async find({ patterns, limit, offset }) {
      const matching = sql`${from} and ${matchesEachPattern(searched, patterns)}`;
      const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(
        db,
      );
      const { rows } = await sql<Row>`
        select ${selected} ${matching} order by ${fitOfName("name", patterns)}, sort_key, id
        limit ${limit} offset ${offset}
      `.execute(db);
      return { items: await toChoices(rows), total: counted.rows[0]?.total ?? 0 };
    },
    async byIds(ids) {
      const uuids = validUuids(ids);
      const conditions = [
        ...(findsBySlug && ids.length > 0 ? [sql`slug in (${sql.join(ids)})`] : []),
        ...(uuids.length > 0 ? [sql`id in (${sql.join(uuids)})`] : []),
      ];
      if (conditions.length === 0) return [];
      const isNamed = sql.join(conditions, sql` or `);
      const { rows } = await sql<Row>`select ${selected} ${from} and (${isNamed})`.execute(db);
      return toChoices(rows);
    },
  };
};
