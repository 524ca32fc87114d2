import { type Kysely, sql } from "kysely";

/** An event keeps its former slugs too, so that links to them lead on. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table former_slug
      drop constraint former_slug_kind_check,
      add constraint former_slug_kind_check check (kind in ('travel', 'coordinator', 'event'))
  `.execute(db);
};
