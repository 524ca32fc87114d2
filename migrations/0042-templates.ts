import { type Kysely, sql } from "kysely";

/**
 * Templates and lists of blocks are pages that no visitor ever meets; a page remembers the template
 * that it is made of, and what a template says of such pages is a record of its own.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table custom_page
      drop constraint custom_page_owner_kind_check,
      drop constraint custom_page_owner_whole,
      add column template_id uuid,
      add constraint custom_page_owner_kind_check
        check (owner_kind in ('travel', 'destination', 'template', 'block-list')),
      add constraint custom_page_owner_whole
        check ((owner_id is null) = (owner_kind is null or owner_kind in ('template', 'block-list'))),
      add constraint custom_page_template_unseen
        check (owner_kind is null or owner_kind not in ('template', 'block-list') or not is_published)
  `.execute(db);
  await sql`
    create index custom_page_template on custom_page (market, template_id)
      where template_id is not null
  `.execute(db);
  await sql`
    create table template_structure (
      market text not null,
      template_id uuid not null,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      structure jsonb not null,
      primary key (market, template_id)
    )
  `.execute(db);
};
