import { sql } from "kysely";
import { createAlikeFinder } from "#platform/looks/looks.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Twin } from "#features/assets/media/library-contract.ts";
import { toStored } from "../store.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    /** Pictures that look the same, each pair in both directions. */
    media_twin: { media_id: string; twin_id: string };
  }
}

/** More of one picture are seldom, and need no list. */
const maxTwins = 20;

/**
 * Finds the pictures that look the same as these, whose content is new. Other transactions that do
 * so wait until this one ends, so that neither misses what the other adds.
 */
export const linkTwins = async (trx: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended('media twins', 0))`.execute(trx);
  await trx
    .deleteFrom("media_twin")
    .where((eb) => eb.or([eb("media_id", "in", ids), eb("twin_id", "in", ids)]))
    .execute();
  const all = await trx
    .selectFrom("media")
    .select(["id", "thumbhash", sql<number>`width::float8 / height`.as("ratio")])
    .execute();
  const asked = new Set(ids);
  const findAlike = createAlikeFinder(all);
  for (const one of all.filter(({ id }) => asked.has(id))) {
    const pairs = findAlike(one).flatMap(({ id }) => [
      { media_id: one.id, twin_id: id },
      { media_id: id, twin_id: one.id },
    ]);
    if (pairs.length > 0)
      await trx
        .insertInto("media_twin")
        .values(pairs)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
};

/** The pictures that look the same as one, the largest first. */
export const twinsOf = async (db: Database, id: string): Promise<Twin[]> => {
  const rows = await db
    .selectFrom("media")
    .innerJoin("media_twin", "media_twin.twin_id", "media.id")
    .where("media_twin.media_id", "=", id)
    .selectAll("media")
    .orderBy(sql`media.width * media.height`, "desc")
    .orderBy("media.id")
    .limit(maxTwins)
    .execute();
  return rows.map((row) => {
    const { id: twinId, name, folder, base, width, height, bytes } = toStored(row);
    return { id: twinId, name, folder, base, width, height, bytes };
  });
};
