import { type Generated, sql } from "kysely";
import { deleteExpired } from "#platform/server/database/upkeep/drop-expired.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Previewed, PreviewedKind } from "./contract.ts";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    preview_link: {
      market: string;
      kind: PreviewedKind;
      record_id: string;
      number: Generated<string>;
      until: Date;
      made_by: string;
      made_at: Generated<Date>;
    };
  }
}

export type StoredLink = Previewed &
  Readonly<{ number: string; until: Date; madeBy: string; name: string; isPublished: boolean }>;

/** The links of a market with the names of their records; links to records that are gone are left out. */
const links = (market: string) => sql`
  select link.kind, link.record_id as id, link.number, link.until,
    coalesce(
      (select account.name from known_account as account where account.email = link.made_by),
      link.made_by
    ) as "madeBy",
    coalesce(custom_page.name, travel.name) as name,
    coalesce(custom_page.is_published, travel.is_published) as "isPublished"
  from preview_link as link
  left join known_page as custom_page on link.kind = 'page'
    and custom_page.market = link.market and custom_page.id = link.record_id
  left join known_travel as travel on link.kind = 'travel'
    and travel.market = link.market and travel.id = link.record_id
  where link.market = ${market} and coalesce(custom_page.id, travel.id) is not null`;

export const findLink = async (
  db: Database,
  market: string,
  { kind, id }: Previewed,
): Promise<StoredLink | null> => {
  const { rows } = await sql<StoredLink>`
    ${links(market)} and link.kind = ${kind} and link.record_id = ${id}`.execute(db);
  return rows[0] ?? null;
};

type Page = Readonly<{ page: number; pageSize: number; now: Date }>;

/** One page of the links that are still good, the newest first; `total` counts all of them. */
export const listLinks = async (
  db: Database,
  market: string,
  { page, pageSize, now }: Page,
): Promise<{ items: readonly StoredLink[]; total: number }> => {
  const { rows } = await sql<StoredLink & { total: number }>`
    select found.*, (count(*) over ())::integer as total
    from (${links(market)} and link.until > ${now}) as found
    order by until desc, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { items: rows, total: rows[0]?.total ?? 0 };
};

/** The record's name; null for a record that is not there. */
export const nameOfPreviewed = async (
  db: Database,
  market: string,
  { kind, id }: Previewed,
): Promise<string | null> => {
  const row = await db
    .selectFrom(kind === "page" ? "known_page" : "known_travel")
    .select("name")
    .where("market", "=", market)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.name ?? null;
};

/** Links that were made before keep their number, and stay good until their own end. */
export const writeLink = async (
  trx: Database,
  market: string,
  { kind, id }: Previewed,
  { until, madeBy }: Readonly<{ until: Date; madeBy: string }>,
): Promise<void> => {
  await trx
    .insertInto("preview_link")
    .values({ market, kind, record_id: id, until, made_by: madeBy })
    .onConflict((conflict) =>
      conflict
        .columns(["market", "kind", "record_id"])
        .doUpdateSet({ until, made_by: madeBy, made_at: sql`now()` }),
    )
    .execute();
};

export const deleteLink = async (
  trx: Database,
  market: string,
  { kind, id }: Previewed,
): Promise<void> => {
  await trx
    .deleteFrom("preview_link")
    .where("market", "=", market)
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .execute();
};

const dayMs = 86_400_000;

/**
 * Days after its end for which a link is still called expired. An earlier link of the same row may
 * be good for longer than the last one, but not for so long.
 */
const keptDays = 90;

export const deleteOldLinks = (db: Database, now: Date, limit: number): Promise<number> =>
  deleteExpired(db, "preview_link", ["until"], new Date(now.getTime() - keptDays * dayMs), limit);
