import { sql } from "kysely";
import type { LinkSource } from "#features/records/links/store.ts";

/** Custom pages, by their blocks. */
export const pageLinks: LinkSource = sql`
  select 'page' as kind, market, id::text as id, name as name, sort_key as sort_key,
    blocks::text as text, owner_id as owner_id
  from custom_page`;
