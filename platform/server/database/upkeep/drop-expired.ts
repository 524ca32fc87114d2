import { sql } from "kysely";
import type { Database, Tables } from "../tables.ts";

/**
 * Deletes rows of a table for which one of some moments has passed; those that another process is
 * deleting are left to it.
 * @returns how many, at most `most`
 */
export const dropExpired = async (
  db: Database,
  table: keyof Tables,
  moments: readonly string[],
  now: Date,
  most: number,
): Promise<number> => {
  const passed = moments.map((moment) => sql`${sql.ref(moment)} < ${now}`);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${sql.join(passed, sql` or `)}
      limit ${most} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
};
