import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** The channel on which processes tell each other which tags have changed. */
export const tagChannel = "cache_version";

/**
 * Says that what these tags name has changed: call it last in the transaction that changed it.
 * Tags are raised in order, so that two writers never wait for each other in a circle, and told
 * once, since a notification slows the commit.
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
