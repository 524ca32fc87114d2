import { type Kysely, sql } from "kysely";

/** Pages that belong to a travel or a destination, each of which has one at most. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table custom_page
      add column owner_kind text check (owner_kind in ('travel', 'destination')),
      add column owner_id uuid,
      add constraint custom_page_owner_whole check ((owner_kind is null) = (owner_id is null))
  `.execute(db);
  await sql`
    create unique index custom_page_owner on custom_page (market, owner_kind, owner_id)
      where owner_kind is not null
  `.execute(db);
};
