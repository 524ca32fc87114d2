import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
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

type RouteUse = "record" | "route" | null;

/**
 * What a slug's address has of the site's own routes: a travel, a departure or a coordinator, which
 * visitors find there, published or not, and never the page; or a route for one that is not there,
 * where they find nothing, whatever page has the slug.
 */
export const routeUseOf = async (
  resolvePaths: ResolvePaths,
  db: Database,
  market: string,
  slug: string,
): Promise<RouteUse> => {
  if (slug === "") return null; // The home page, and those at their owner's address.
  const path = `/${slug.toLowerCase()}`;
  const target = (await resolvePaths(db, market, [path])).get(path);
  if (target === undefined) return null;
  return target === "missing" ? "route" : "record";
};
