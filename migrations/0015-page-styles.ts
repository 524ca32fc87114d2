import { type Kysely, sql } from "kysely";

/**
 * The style sheets of a custom page as visitors get them, cleaned when it was saved. Null until then:
 * the server cleans those of older rows when it reads them.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table custom_page add column styles jsonb`.execute(db);
};
