import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import "./store.ts";

const maxGroups = 200;

/** Words that are spelled alike, with the last sentence of them. */
export type FoundGroup = Readonly<{
  key: string;
  count: number;
  words: string;
  sentence: string;
  query: string;
  first: Date;
  last: Date;
  leftReason: string | null;
}>;

/** What was not understood, the most written first. */
export const findUnread = (db: Database, market: string): Promise<readonly FoundGroup[]> =>
  db
    .selectFrom("unread_words as unread")
    .leftJoin("unread_group as left", (join) =>
      join
        .onRef("left.market", "=", "unread.market")
        .onRef("left.group_key", "=", "unread.group_key"),
    )
    .select([
      "unread.group_key as key",
      sql<number>`count(*)::integer`.as("count"),
      sql<string>`(array_agg(unread.words order by unread.asked_at desc))[1]`.as("words"),
      sql<string>`(array_agg(unread.sentence order by unread.asked_at desc))[1]`.as("sentence"),
      sql<string>`(array_agg(unread.query order by unread.asked_at desc))[1]`.as("query"),
      sql<Date>`min(unread.asked_at)`.as("first"),
      sql<Date>`max(unread.asked_at)`.as("last"),
      sql<string | null>`max("left".left_reason)`.as("leftReason"),
    ])
    .where("unread.market", "=", market)
    .groupBy("unread.group_key")
    .orderBy("count", "desc")
    .orderBy("last", "desc")
    .orderBy("key")
    .limit(maxGroups)
    .execute();
