import { type Kysely, sql } from "kysely";

/** Why an event is called off, in words that visitors read; empty while it takes place. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table event add column cancelled_because text not null default ''`.execute(db);
};
