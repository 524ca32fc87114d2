import { type Kysely, sql } from "kysely";

/**
 * The second factor of staff: the sealed key of an authenticator app, the codes that stand in for
 * it, and from which day a role needs one.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table staff_second_factor (
      account_id uuid primary key references staff_account (id) on delete cascade,
      sealed_key text not null,
      last_step bigint not null,
      since timestamptz not null
    )
  `.execute(db);
  await sql`
    create table staff_recovery_code (
      account_id uuid not null references staff_second_factor (account_id) on delete cascade,
      code_mac text not null,
      primary key (account_id, code_mac)
    )
  `.execute(db);
  await sql`
    create table staff_second_factor_rule (
      role text primary key check (role in ('editor', 'super-editor', 'admin')),
      required_from date not null
    )
  `.execute(db);
};
