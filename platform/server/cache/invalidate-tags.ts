import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** PostgreSQL notifies every process on this channel of the tags that changed. */
export const tagChannel = "cache_version";

/**
 * Makes cached answers with these tags outdated in every process: call it last in the transaction
 * that changed their data. Tags are updated in order, so that two writers never deadlock, and
 * notified once, since each notification slows the commit.
 */
export const invalidateTags = async (trx: Database, tags: readonly string[]): Promise<void> => {
  const sorted = [...new Set(tags)].sort();
  if (sorted.length === 0) return;
  await trx
    .insertInto("cache_version")
    .values(sorted.map((tag) => ({ tag, version: 1 })))
    .onConflict((conflict) =>
      conflict.column("tag").doUpdateSet({ version: sql<number>`cache_version.version + 1` }),
    )
    .execute();
  await sql`select pg_notify(${tagChannel}, ${JSON.stringify(sorted)})`.execute(trx);
};
