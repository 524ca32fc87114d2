import { type Kysely, sql } from "kysely";

/**
 * Counts of failed passwords, the provider's session for each of our sessions, and indexes by which
 * expired rows are found and deleted.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table sign_in_attempt (
      key text primary key,
      moments timestamptz[] not null,
      ends_at timestamptz not null
    )
  `.execute(db);
  await sql`create index sign_in_attempt_ends on sign_in_attempt (ends_at)`.execute(db);
  await sql`alter table staff_session add column provider_session text`.execute(db);
  await sql`create index staff_session_provider on staff_session (provider_session)`.execute(db);
  await sql`create index staff_session_idle on staff_session (idle_until)`.execute(db);
  await sql`create index staff_session_ends on staff_session (ends_at)`.execute(db);
  await sql`create index oidc_payload_expires on oidc_payload (expires_at)`.execute(db);
  await sql`create index oidc_payload_session on oidc_payload ((payload->>'sessionUid'))`.execute(
    db,
  );
};
