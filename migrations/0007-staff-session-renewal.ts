import { type Kysely, sql } from "kysely";

/** When the identity provider is asked again whether a session is still valid. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table staff_session add column renew_at timestamptz not null default now()`.execute(
    db,
  );
};
