import { sql } from "kysely";
import type { LinkSource } from "#features/records/links/store.ts";

/** The texts of fixed pages and others of the site. */
export const contentLinks: LinkSource = sql`
  select 'page-content' as kind, market, key as id, key as name, key as sort_key,
    content::text as text, null::uuid as owner_id
  from page_content`;
