import { type Kysely, sql } from "kysely";

/**
 * The bulk action that asks a question, until it mails each coordinator about all departures that
 * it gave them, at its end.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table coordinator_question add column mailed_by_run uuid`.execute(db);
  await sql`
    create index coordinator_question_run on coordinator_question (market, mailed_by_run)
    where mailed_by_run is not null
  `.execute(db);
};
