import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { formSorts, ListedForm } from "../contract.ts";
import { showsForm } from "../store.ts";
import { finds, patternOf } from "#platform/server/database/word-patterns.ts";

export type FormFilter = Readonly<{
  /** Part of a name. */
  search: string;
  open: boolean | null;
  sort: (typeof formSorts)[number];
  page: number;
  pageSize: number;
}>;

const matching = (db: Database, market: string, { search, open }: FormFilter) => {
  const query = db
    .selectFrom("form")
    .where("market", "=", market)
    .where(finds("name", patternOf(search)));
  return open === null ? query : query.where("is_open", "=", open);
};

const ofForm = sql`from form_submission
  where form_submission.market = form.market and form_id = form.id and state <> 'spam'`;

const orders = {
  name: sql`sort_key`,
  latest: sql`"lastSentAt" desc nulls last`,
  submissions: sql`submissions desc`,
} as const satisfies Readonly<Record<FormFilter["sort"], unknown>>;

/** One page of the list; `total` counts all matches. */
export const searchForms = async (
  db: Database,
  market: string,
  filter: FormFilter,
): Promise<{ items: readonly ListedForm[]; total: number }> => {
  const { sort, page, pageSize } = filter;
  const query = matching(db, market, filter);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await query
    .select(["id", "version", "name", "is_open as isOpen", "keep_days as keepDays"])
    .select([
      sql<number>`jsonb_array_length(fields)`.as("fields"),
      sql<number>`(select count(*)::integer ${ofForm})`.as("submissions"),
      sql<number>`(select count(*)::integer ${ofForm} and state = 'new')`.as("unread"),
      sql<Date | null>`(select max(sent_at) ${ofForm})`.as("lastSentAt"),
      sql<number>`(select count(*)::integer from known_page as custom_page
        where custom_page.market = form.market and ${showsForm(sql`form.id`)})`.as("pages"),
    ])
    .orderBy(orders[sort])
    .orderBy("sort_key")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map((row) => ({
    ...row,
    lastSentAt: row.lastSentAt === null ? null : row.lastSentAt.toISOString(),
  }));
  return { items, total: Number(total) };
};
