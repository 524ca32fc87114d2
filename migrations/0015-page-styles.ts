import { type Kysely, sql } from "kysely";

/**
 * A custom page's style sheets as visitors get them, cleaned at the save. Null in older rows, which
 * the server cleans when it reads them.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table custom_page add column styles jsonb`.execute(db);
};
