import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { PageSummary } from "../contract.ts";
import { toOwner } from "../store.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type PageFilter = Readonly<{
  search: string;
  published: boolean | null;
  fixed: boolean | null;
  /** Whether a moment to publish or to unpublish it by itself is to come. */
  planned: boolean | null;
  ids: readonly string[] | null;
  sort: "name" | "slug" | "updatedAt";
  page: number;
  pageSize: number;
}>;

type PageSelection = Omit<PageFilter, "sort" | "page" | "pageSize">;

const sortColumns = {
  name: sql`custom_page.sort_key`,
  slug: sql`custom_page.slug collate "C"`,
  updatedAt: sql`custom_page.updated_at desc`,
} as const;

const isNoTemplate = sql<boolean>`
  (owner_kind is null or owner_kind not in ('template', 'block-list'))`;

const isPlanned = sql<boolean>`exists (
  select from page_publication as plan
  where plan.market = custom_page.market and plan.page_id = custom_page.id
    and greatest(plan.publish_at, plan.unpublish_at) > now())`;

const filteredPages = (
  db: Database,
  market: string,
  { search, published, fixed, planned, ids }: PageSelection,
) => {
  let query = db
    .selectFrom("custom_page")
    .where("custom_page.market", "=", market)
    .where(isNoTemplate);
  if (search) {
    query = query.where(findsInAny(["custom_page.name", "slug"], patternOf(search)));
  }
  if (published !== null) query = query.where("is_published", "=", published);
  if (planned !== null) query = query.where(isPlanned, "=", planned);
  if (ids !== null)
    query = query.where(sql<boolean>`custom_page.id = any(${sql.val([...ids])}::uuid[])`);
  return fixed === null ? query : query.where("is_fixed", "=", fixed);
};

/** The pages of a filter without its pages, by name. */
export const versionsOfPages = (
  db: Database,
  market: string,
  filter: PageSelection,
  limit: number,
): Promise<readonly Readonly<{ id: string; version: number }>[]> =>
  filteredPages(db, market, filter)
    .select(["custom_page.id", "custom_page.version"])
    .orderBy("custom_page.sort_key")
    .orderBy("custom_page.id")
    .limit(limit)
    .execute();

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const listPages = async (
  db: Database,
  market: string,
  filter: PageFilter,
): Promise<{ items: PageSummary[]; total: number }> => {
  const query = filteredPages(db, market, filter);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin("known_version as record_version", (join) =>
      join
        .onRef("record_version.record_id", "=", "custom_page.id")
        .onRef("record_version.market", "=", "custom_page.market")
        .onRef("record_version.version", "=", "custom_page.version"),
    )
    .leftJoin("known_account as staff_account", "staff_account.email", "record_version.author")
    .leftJoin("page_publication", (join) =>
      join
        .onRef("page_publication.page_id", "=", "custom_page.id")
        .onRef("page_publication.market", "=", "custom_page.market"),
    )
    .select(["custom_page.id", "custom_page.name", "slug", "routing_key", "is_published"])
    .select([
      "is_fixed",
      "owner_kind",
      "owner_id",
      "template_id",
      "updated_at",
      "publish_at",
      "unpublish_at",
    ])
    .select((eb) => eb.fn.coalesce("staff_account.name", "record_version.author").as("author"))
    .select(sql<number>`jsonb_array_length(blocks)`.as("block_count"))
    .orderBy(sortColumns[filter.sort])
    .orderBy("custom_page.id")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    routingKey: row.routing_key,
    isPublished: row.is_published,
    isFixed: row.is_fixed,
    owner: toOwner(row),
    template: row.template_id,
    updatedAt: row.updated_at.toISOString(),
    author: row.author,
    publishAt: toIso(row.publish_at),
    unpublishAt: toIso(row.unpublish_at),
    blockCount: row.block_count,
  }));
  return { items, total: Number(total) };
};
