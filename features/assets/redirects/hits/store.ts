import { sql } from "kysely";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Database } from "#platform/server/database/tables.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    redirect_hit: {
      market: string;
      redirect_id: string;
      /** In UTC, such as 2026-11-24. */
      day: string;
      hits: number;
      last_at: Date;
    };
  }
}

/** How often one redirect was met on one day. */
export type DayHits = Readonly<{
  market: string;
  redirectId: string;
  day: string;
  hits: number;
  lastAt: Date;
}>;

const dayMs = 86_400_000;
/** Long enough to compare a season with the one before. */
const keptDays = 400;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The first of the 30 days that the list of redirects counts. */
export const firstCountedDay = (now: Date): string => dayOf(new Date(now.getTime() - 29 * dayMs));

/**
 * Adds hits to those stored, in one statement, so that processes add up. Hits of redirects that are
 * deleted by now are dropped. Rows are written in one order, so that two processes cannot deadlock.
 */
export const addHits = async (db: Database, hits: readonly DayHits[]): Promise<void> => {
  await sql`
    insert into redirect_hit (market, redirect_id, day, hits, last_at)
    select redirect.market, redirect.id, hit.day, hit.hits, hit."lastAt"
    from jsonb_to_recordset(${JSON.stringify(hits)}::text::jsonb)
      as hit(market text, "redirectId" uuid, day date, hits integer, "lastAt" timestamptz)
    join redirect on redirect.market = hit.market and redirect.id = hit."redirectId"
    order by redirect.market, redirect.id, hit.day
    for key share of redirect
    on conflict (market, redirect_id, day) do update set
      hits = redirect_hit.hits + excluded.hits,
      last_at = greatest(redirect_hit.last_at, excluded.last_at)
  `.execute(db);
};

/** Hits of the last 30 days by id; redirects without one are missing. */
export const hitsById = async (
  db: Database,
  market: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("redirect_hit")
    .select(["redirect_id", sql<string>`sum(hits)`.as("total")])
    .where("market", "=", market)
    .where(sql<boolean>`redirect_id = any(${sql.val([...ids])}::uuid[])`)
    .where(sql<boolean>`day >= ${firstCountedDay(now)}::date`)
    .groupBy("redirect_id")
    .execute();
  return new Map(rows.map(({ redirect_id, total }) => [redirect_id, Number(total)]));
};

/**
 * Deletes hits older than 400 days.
 * @returns how many rows, at most `limit`
 */
export const deleteOldHits = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "redirect_hit", ["day"], new Date(now.getTime() - keptDays * dayMs), limit);
