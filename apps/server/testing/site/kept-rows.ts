import { sql } from "kysely";
import type { Database, Tables } from "#platform/server/database/tables.ts";

type Column = Readonly<{ name: string; isKey: boolean }>;

/** The columns that can be written, and which of them are of the primary key. */
const columnsOf = async (db: Database, table: keyof Tables): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select attname as name, coalesce(attnum = any(indkey), false) as "isKey"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''`.execute(db);
  return rows;
};

/**
 * Keeps the rows that some tables have now, because loading a demo for each test would take long.
 * @param tables those that others refer to first
 * @returns what puts back the rows that a test has changed or deleted; rows that it has added stay
 */
export const keepRows = async (db: Database, tables: readonly (keyof Tables)[]) => {
  const restores = await Promise.all(
    tables.map(async (table) => {
      const kept = sql.table(`kept_${table}`);
      await sql`create table ${kept} as table ${sql.table(table)}`.execute(db);
      const columns = await columnsOf(db, table);
      const all = sql.join(columns.map(({ name }) => sql.id(name)));
      const columnsIn = (row: string) => sql.join(columns.map(({ name }) => sql.id(row, name)));
      const keys = sql.join(columns.flatMap(({ name, isKey }) => (isKey ? [sql.id(name)] : [])));
      return sql`insert into ${sql.table(table)} (${all}) select ${all} from ${kept}
        on conflict (${keys}) do update set (${all}) = row (${columnsIn("excluded")})
        where row (${columnsIn(table)}) is distinct from row (${columnsIn("excluded")})`;
    }),
  );
  return async (): Promise<void> => {
    for (const restore of restores) await restore.execute(db);
  };
};
