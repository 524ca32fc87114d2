import { type Kysely, sql } from "kysely";

/** Finds the trips of an account, for its export and its deletion. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index passenger_account on passenger (account_id) where account_id is not null
  `.execute(db);
};
