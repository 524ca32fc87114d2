import { sql } from "kysely";
import type { LinkSource } from "#features/records/links/store.ts";

/** Redirects, by what they lead to. */
export const redirectLinks: LinkSource = sql`
  select 'redirect' as kind, market, id::text as id, from_path as name, sort_key as sort_key,
    to_path as text, null::uuid as owner_id
  from redirect`;
