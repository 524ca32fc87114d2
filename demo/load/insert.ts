import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { Insertable } from "kysely";

/** PostgreSQL takes 65,535 parameters a statement. */
const parameters = 30_000;

/** Inserts many rows in a few statements; rows that are there already stay as they are. */
export const insertAll = async <Name extends keyof Tables>(
  trx: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => {
  const width = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const size = Math.max(1, Math.floor(parameters / width));
  for (let at = 0; at < rows.length; at += size)
    await trx
      .insertInto(table)
      .values(rows.slice(at, at + size))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
