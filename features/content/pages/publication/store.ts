import type { Insertable, JSONColumnType, Selectable } from "kysely";
import { sql } from "kysely";
import type { ConflictKey } from "#features/assets/redirects/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Publication, PublicationRun } from "#features/catalogue/publication/contract.ts";

type PublicationTable = {
  market: string;
  page_id: string;
  publish_at: Date | null;
  unpublish_at: Date | null;
  confirmed: JSONColumnType<ConflictKey[]>;
  set_by: string;
  set_at: Date;
  last_run: JSONColumnType<PublicationRun | null, string | null, string | null>;
};

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    page_publication: PublicationTable;
  }
}

/** Invalidated when a plan changes, so that every process computes its next wake-up. */
export const publicationTag = "page-publication";

const noPlan: Publication = {
  publishAt: null,
  unpublishAt: null,
  confirmed: [],
  setBy: null,
  setAt: null,
  lastRun: null,
};

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const toPublication = (row: Selectable<PublicationTable>): Publication => ({
  publishAt: toIso(row.publish_at),
  unpublishAt: toIso(row.unpublish_at),
  confirmed: row.confirmed,
  setBy: row.set_by,
  setAt: row.set_at.toISOString(),
  lastRun: row.last_run,
});

/** The stored plan of a page; for a page that never had a plan, all fields are null. */
export const readPublication = async (
  db: Database,
  market: string,
  pageId: string,
): Promise<Publication> => {
  const row = await db
    .selectFrom("page_publication")
    .selectAll()
    .where("market", "=", market)
    .where("page_id", "=", pageId)
    .executeTakeFirst();
  return row ? toPublication(row) : noPlan;
};

export type NewPlan = Readonly<{
  publishAt: string | null;
  unpublishAt: string | null;
  confirmed: readonly ConflictKey[];
  setBy: string;
  setAt: Date;
}>;

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Replaces the planned times of a page and keeps the outcome of its last run. */
export const replacePlan = async (
  trx: Database,
  market: string,
  pageId: string,
  plan: NewPlan,
): Promise<Publication> => {
  const columns = {
    publish_at: toDate(plan.publishAt),
    unpublish_at: toDate(plan.unpublishAt),
    confirmed: JSON.stringify(plan.confirmed),
    set_by: plan.setBy,
    set_at: plan.setAt,
  } satisfies Partial<Insertable<PublicationTable>>;
  const row = await trx
    .insertInto("page_publication")
    .values({ market, page_id: pageId, ...columns, last_run: null })
    .onConflict((conflict) => conflict.columns(["market", "page_id"]).doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPublication(row);
};

const dueAtColumn = sql<Date | null>`least(p.publish_at, p.unpublish_at)`;

export type DuePage = Readonly<{ market: string; pageId: string; plan: Publication }>;

/** The plans due at `at`, the longest waiting first. */
export const duePlans = async (
  db: Database,
  at: Date,
): Promise<readonly Readonly<{ market: string; pageId: string; dueAt: string }>[]> => {
  const rows = await db
    .selectFrom("page_publication as p")
    .select(["p.market", "p.page_id", dueAtColumn.as("due_at")])
    .where(dueAtColumn, "<=", at)
    .orderBy(dueAtColumn)
    .execute();
  return rows.map(({ market, page_id, due_at }) => ({
    market,
    pageId: page_id,
    dueAt: (due_at ?? at).toISOString(),
  }));
};

/** Locks a due plan and its page until the transaction ends; null if it is no longer due. */
export const lockDuePlan = async (
  trx: Database,
  { market, pageId }: Pick<DuePage, "market" | "pageId">,
  at: Date,
): Promise<DuePage | null> => {
  const row = await trx
    .selectFrom("page_publication as p")
    .innerJoin("custom_page as c", (join) =>
      join.onRef("c.market", "=", "p.market").onRef("c.id", "=", "p.page_id"),
    )
    .selectAll("p")
    .where("p.market", "=", market)
    .where("p.page_id", "=", pageId)
    .where(dueAtColumn, "<=", at)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { market, pageId, plan: toPublication(row) } : null;
};

/**
 * The first planned time after `after`; null if no plan has one. The time to unpublish counts even
 * while the page is being published.
 */
export const nextPlannedMoment = async (db: Database, after: Date): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(moment) as at from page_publication, unnest(array[publish_at, unpublish_at]) as moment
    where moment > ${after}`.execute(db);
  return rows[0]?.at ?? null;
};

/** Stores the outcome of a run and the planned times that remain. */
export const recordRun = async (
  trx: Database,
  { market, pageId }: Pick<DuePage, "market" | "pageId">,
  remaining: Readonly<{ publishAt: string | null; unpublishAt: string | null }>,
  run: PublicationRun,
): Promise<void> => {
  await trx
    .updateTable("page_publication")
    .set({
      publish_at: toDate(remaining.publishAt),
      unpublish_at: toDate(remaining.unpublishAt),
      last_run: JSON.stringify(run),
    })
    .where("market", "=", market)
    .where("page_id", "=", pageId)
    .execute();
};
