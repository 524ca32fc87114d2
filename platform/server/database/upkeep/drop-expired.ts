import { sql } from "kysely";
import type { Database, Tables } from "../tables.ts";

/**
 * Deletes rows in which one of these columns holds a past time, except rows that another process is
 * deleting.
 * @returns the number of deleted rows, at most `limit`
 */
export const deleteExpired = async (
  db: Database,
  table: keyof Tables,
  columns: readonly string[],
  now: Date,
  limit: number,
): Promise<number> => {
  const expiryConditions = columns.map((column) => sql`${sql.ref(column)} < ${now}`);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${sql.join(expiryConditions, sql` or `)}
      limit ${limit} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
};
