import { type Kysely, sql } from "kysely";

/**
 * Accounts of staff that administrators keep: their countries (null for all), when they were closed,
 * and the invitation by which somebody sets a password, which an account may be without.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table staff_account
      alter column password_hash drop not null,
      add column version integer not null default 1,
      add column countries text[] check (cardinality(countries) > 0),
      add column closed_at timestamptz,
      add column password_set_at timestamptz,
      add column invitation uuid,
      add column invited_until timestamptz,
      add check ((invitation is null) = (invited_until is null))
  `.execute(db);
  await sql`update staff_account set password_set_at = created_at`.execute(db);
};
