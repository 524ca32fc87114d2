import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { PageName } from "../seo-contract.ts";
import { atOwnSlug } from "../store.ts";

const maxPages = 20;

const otherPages = (db: Database, market: string, pageId: string | null) => {
  const pages = db.selectFrom("custom_page").select(["id", "name"]).where("market", "=", market);
  return pageId === null ? pages : pages.where("id", "<>", pageId);
};

/**
 * Other pages with the same title for visitors, as `visitorTitle` makes it of enabled blocks;
 * case-insensitive.
 */
export const pagesWithTitle = async (
  db: Database,
  market: string,
  title: string,
  pageId: string | null,
): Promise<readonly PageName[]> =>
  title.trim() === ""
    ? []
    : otherPages(db, market, pageId)
        .where(
          sql<string>`lower(coalesce(nullif(trim(seo->>'title'), ''), (
            select trim(block->'content'->>'title')
            from jsonb_array_elements(blocks) with ordinality as each (block, place)
            where (block->>'enabled')::boolean and trim(block->'content'->>'title') <> ''
            order by place limit 1)))`,
          "=",
          title.trim().toLowerCase(),
        )
        .orderBy("sort_key")
        .orderBy("id")
        .limit(maxPages)
        .execute();

/** Case-insensitive; pages without a description are not compared. */
export const pagesWithDescription = async (
  db: Database,
  market: string,
  description: string,
  pageId: string | null,
): Promise<readonly PageName[]> =>
  description.trim() === ""
    ? []
    : otherPages(db, market, pageId)
        .where(sql<string>`lower(trim(seo->>'description'))`, "=", description.trim().toLowerCase())
        .orderBy("sort_key")
        .orderBy("id")
        .limit(maxPages)
        .execute();

/** @param slugs in lower case */
export const pagesAtSlugs = async (
  db: Database,
  market: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string; isPublished: boolean }>> => {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("custom_page")
    .select(["id", "name", "is_published", sql<string>`lower(slug)`.as("slug")])
    .where("market", "=", market)
    .where(sql<string>`lower(slug)`, "in", slugs)
    .where(atOwnSlug)
    .execute();
  return new Map(
    rows.map(({ id, name, slug, is_published }) => [slug, { id, name, isPublished: is_published }]),
  );
};
