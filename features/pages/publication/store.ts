import type { Insertable, JSONColumnType, Selectable } from "kysely";
import { sql } from "kysely";
import type { ConflictKey } from "#features/redirects/contract.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Publication, PublicationRun } from "../publication-contract.ts";

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

/** Raised when a plan changes, so that every process looks when it has to wake. */
export const publicationTag = "page-publication";

const none: Publication = {
  publishAt: null,
  unpublishAt: null,
  confirmed: [],
  setBy: null,
  setAt: null,
  lastRun: null,
};

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const toPublication = (row: Selectable<PublicationTable>): Publication => ({
  publishAt: iso(row.publish_at),
  unpublishAt: iso(row.unpublish_at),
  confirmed: row.confirmed,
  setBy: row.set_by,
  setAt: row.set_at.toISOString(),
  lastRun: row.last_run,
});

/** The plan of a page; one without moments when none was ever made. */
export const publicationOf = async (
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
  return row ? toPublication(row) : none;
};

export type NewPlan = Readonly<{
  publishAt: string | null;
  unpublishAt: string | null;
  confirmed: readonly ConflictKey[];
  setBy: string;
  setAt: Date;
}>;

const asDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Puts a plan in the place of the one before; the last run stays known. */
export const putPublication = async (
  trx: Database,
  market: string,
  pageId: string,
  plan: NewPlan,
): Promise<Publication> => {
  const columns = {
    publish_at: asDate(plan.publishAt),
    unpublish_at: asDate(plan.unpublishAt),
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

const due = sql<Date | null>`least(p.publish_at, p.unpublish_at)`;

export type DuePage = Readonly<{ market: string; pageId: string; plan: Publication }>;

/** The plans whose moment has come, that which has waited longest first. */
export const duePlans = async (
  db: Database,
  at: Date,
): Promise<readonly Readonly<{ market: string; pageId: string; dueAt: string }>[]> => {
  const rows = await db
    .selectFrom("page_publication as p")
    .select(["p.market", "p.page_id", due.as("due_at")])
    .where(due, "<=", at)
    .orderBy(due)
    .execute();
  return rows.map(({ market, page_id, due_at }) => ({
    market,
    pageId: page_id,
    dueAt: (due_at ?? at).toISOString(),
  }));
};

/** Takes a plan that is due, with its page, for the rest of the transaction; null when it is not due any more. */
export const takeDue = async (
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
    .where(due, "<=", at)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { market, pageId, plan: toPublication(row) } : null;
};

/**
 * The first moment of any plan after another; null when there is none. The end of a plan whose
 * beginning is being run counts too.
 */
export const nextMoment = async (db: Database, after: Date): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(moment) as at from page_publication, unnest(array[publish_at, unpublish_at]) as moment
    where moment > ${after}`.execute(db);
  return rows[0]?.at ?? null;
};

/** Writes down how a moment went, and takes it out of the plan with all that it outdid. */
export const recordRun = async (
  trx: Database,
  { market, pageId }: Pick<DuePage, "market" | "pageId">,
  left: Readonly<{ publishAt: string | null; unpublishAt: string | null }>,
  run: PublicationRun,
): Promise<void> => {
  await trx
    .updateTable("page_publication")
    .set({
      publish_at: asDate(left.publishAt),
      unpublish_at: asDate(left.unpublishAt),
      last_run: JSON.stringify(run),
    })
    .where("market", "=", market)
    .where("page_id", "=", pageId)
    .execute();
};
