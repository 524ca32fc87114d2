import { type Kysely, sql } from "kysely";

/**
 * Which resources of several markets are the same, and since when each has its name. Of what is
 * there, those of one kind and slug are the same.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table resource
      add column shared_id uuid not null default gen_random_uuid(),
      add column named_at timestamptz not null default now()
  `.execute(db);
  await sql`
    update resource set shared_id = first.shared_id
    from (
      select distinct on (kind, slug) kind, slug, shared_id
      from resource order by kind, slug, market
    ) as first
    where resource.kind = first.kind and resource.slug = first.slug
  `.execute(db);
  await sql`
    alter table resource
      add constraint resource_shared_id unique (kind, shared_id, market)
  `.execute(db);
};
