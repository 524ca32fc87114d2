import { type Kysely, sql } from "kysely";

/**
 * The day by which a departure that needs more people is confirmed or cancelled; null means the day
 * of the balance.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table tour add column decision_date date
      check (decision_date < departure_date and decision_date <= balance_due)
  `.execute(db);
};
