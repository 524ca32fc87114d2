import type { Database, Tables } from "#platform/server/database/tables.ts";
import type { Insertable } from "kysely";

/** A limit below the 65,535 parameters that PostgreSQL allows in a statement. */
const maxParameters = 30_000;

/** Inserts many rows in few statements; rows that exist already stay as they are. */
export const insertAll = async <Name extends keyof Tables>(
  trx: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => {
  const width = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const size = Math.max(1, Math.floor(maxParameters / width));
  for (let start = 0; start < rows.length; start += size)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
