import { type Kysely, sql } from "kysely";

/** What staff write of a destination, whether the search offers it, and its older slugs. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table destination
      add column lead text not null default '',
      add column text text not null default '',
      add column is_offered boolean not null default true,
      add column former_slugs text[] not null default '{}'
  `.execute(db);
};
