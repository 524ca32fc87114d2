import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database/tables.ts";

/** PostgreSQL notifies every process on this channel of the tags that changed. */
export const tagChannel = "cache_version";

/** Begins what stands beside the tags; a process that does not know it takes it for a tag of nothing. */
const momentMark = "written-at:";

const payloadSchema = z.array(z.string());

export type TagChange = Readonly<{
  tags: readonly string[];
  /** Milliseconds of the database's clock; null of a process that does not say it. */
  writtenAt: number | null;
}>;

/** What a notification on the channel says. */
export const readTagChange = (payload: string): TagChange => {
  const words = payloadSchema.parse(JSON.parse(payload));
  const moment = words.find((word) => word.startsWith(momentMark));
  return {
    tags: words.filter((word) => word !== moment),
    writtenAt: moment === undefined ? null : Number(moment.slice(momentMark.length)),
  };
};

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
  await sql`
    select pg_notify(${tagChannel}, (${JSON.stringify(sorted)}::jsonb || to_jsonb(
      ${momentMark}::text || floor(extract(epoch from clock_timestamp()) * 1000)::bigint
    ))::text)
  `.execute(trx);
};
