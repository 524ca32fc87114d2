import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";

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
