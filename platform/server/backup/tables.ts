import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** The names of all tables except the migrator's own, sorted. */
export const tableNames = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not like 'kysely_migration%'
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * Names of the migrations in the order in which they ran; empty for a database that was never
 * migrated.
 */
export const appliedMigrations = async (db: Database): Promise<readonly string[]> => {
  const { rows: migrationTable } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table`.execute(db);
  if (!migrationTable[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** All columns of a table except generated ones, which the database computes. */
export const insertableColumns = async (
  db: Database,
  table: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
};

const batchSize = 100;

/**
 * Reads every row in PostgreSQL's record notation, through a cursor of the caller's transaction.
 * JSON would not do: it makes no difference between a JSON null and an SQL null.
 */
export async function* readRows(trx: Database, table: string): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for
    select one::text as row from ${sql.table(table)} as one`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.lit(batchSize)} from backup_rows`.execute(trx);
    for (const { row } of rows) yield row;
    if (rows.length < batchSize) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** Inserts rows in the notation that `readRows` yields. */
export const insertRows = async (
  trx: Database,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`(one).${sql.ref(column)}`));
  await sql`insert into ${sql.table(table)} (${names})
    select ${values} from (
      select line::${sql.table(table)} as one from unnest(${sql.val([...rows])}::text[]) as line offset 0
    ) as read`.execute(trx);
};

type ForeignKey = Readonly<{ table: string; name: string; definition: string }>;

const foreignKeys = async (trx: Database): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
    trx,
  );
  return rows;
};

/**
 * Runs `work` without foreign keys, so that rows may reference later ones; adding the keys again
 * checks them all, in one query a key instead of one a row.
 * @param tables those whose keys are left out; all by default
 */
export const withoutForeignKeys = async (
  trx: Database,
  work: () => Promise<void>,
  tables: readonly string[] | null = null,
): Promise<void> => {
  const all = await foreignKeys(trx);
  const keys = all.filter(({ table }) => tables === null || tables.includes(table));
  for (const { table, name } of keys)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  await work();
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
};

/**
 * Runs `work` without the indexes that only make queries fast, and makes them again from the rows
 * that are there then, which takes half as long as adding row by row. Unique ones stay, because
 * they say which rows may be there.
 */
export const withoutPlainIndexes = async (
  trx: Database,
  work: () => Promise<void>,
  tables: readonly string[],
): Promise<void> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index as index join pg_class as indexed on indexed.oid = index.indrelid
    where not index.indisunique and indexed.relnamespace = current_schema()::regnamespace
      and indexed.relname = any(${sql.val([...tables])}::text[])
    order by name`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(trx);
};
