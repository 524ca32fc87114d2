import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { ResolvePaths } from "../seo/path-lookup.ts";

/** Another page than `id` that has the slug, whatever its case; `id` is null for a new page. */
export const otherPageWithSlug = async (
  db: Database,
  market: string,
  slug: string,
  id: string | null,
): Promise<Readonly<{ id: string; name: string }> | null> => {
  const pages = db
    .selectFrom("custom_page")
    .select(["id", "name"])
    .where("market", "=", market)
    .where(sql`lower(slug)`, "=", slug.toLowerCase());
  const others = id === null ? pages : pages.where("id", "<>", id);
  return (await others.executeTakeFirst()) ?? null;
};

/**
 * Whether a travel, a departure or a coordinator has a slug's address: visitors would find it there,
 * published or not, and never the page.
 */
export const isRecordAt = async (
  resolvePaths: ResolvePaths,
  db: Database,
  market: string,
  slug: string,
): Promise<boolean> => {
  if (slug === "") return false; // The home page, and those at their owner's address.
  const path = `/${slug.toLowerCase()}`;
  const target = (await resolvePaths(db, market, [path])).get(path);
  return target !== undefined && target !== "missing";
};

/**
 * A page keeps the slug that it has.
 * @param id null for a new page
 * @throws Problem 422 for a slug at whose address a travel, a departure or a coordinator stands
 */
export const assertNoRecordAt = async (
  resolvePaths: ResolvePaths,
  trx: Database,
  market: string,
  { id, slug }: Readonly<{ id: string | null; slug: string }>,
): Promise<void> => {
  if (!(await isRecordAt(resolvePaths, trx, market, slug))) return;
  const owner = await otherPageWithSlug(trx, market, slug, null);
  if (id !== null && owner?.id === id) return;
  const message = `A travel, a departure or a coordinator stands at /${slug}.`;
  throw new Problem(422, message, { errors: [{ path: "slug", message }] });
};
