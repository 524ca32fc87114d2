import { type Kysely, sql } from "kysely";

/** When pages are published and unpublished automatically, and how the last run went. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table page_publication (
      market text not null,
      page_id uuid not null,
      publish_at timestamptz,
      unpublish_at timestamptz,
      confirmed jsonb not null default '[]',
      set_by text not null,
      set_at timestamptz not null,
      last_run jsonb,
      primary key (market, page_id),
      foreign key (market, page_id) references custom_page (market, id) on delete cascade,
      check (publish_at < unpublish_at)
    )
  `.execute(db);
  // least() ignores nulls, so that this is the next moment of either kind.
  await sql`create index page_publication_due on page_publication (least(publish_at, unpublish_at))`.execute(
    db,
  );
};
