import { sql } from "kysely";
import type { LinkSource } from "#features/records/links/store.ts";

/** What stands around every page. */
export const layoutLinks: LinkSource = sql`
  select 'layout' as kind, market, area as id, area as name, area as sort_key,
    content::text as text, null::uuid as owner_id
  from layout`;
