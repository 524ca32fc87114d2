import { type Kysely, sql } from "kysely";

/** Staff accounts, their sessions, and what the embedded identity provider stores. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table staff_account (
      id uuid primary key default gen_random_uuid(),
      email text not null unique,
      name text not null,
      role text not null check (role in ('admin', 'super-editor', 'editor')),
      password_hash text not null,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`
    create table staff_session (
      id_hash text primary key,
      subject text not null,
      email text not null,
      name text not null,
      scope text not null,
      tokens text not null,
      created_at timestamptz not null default now(),
      idle_until timestamptz not null,
      ends_at timestamptz not null
    )
  `.execute(db);
  await sql`
    create table oidc_payload (
      provider text not null,
      kind text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      user_code text,
      consumed_at timestamptz,
      expires_at timestamptz,
      primary key (provider, kind, id)
    )
  `.execute(db);
  await sql`create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null`.execute(
    db,
  );
  await sql`create index oidc_payload_uid on oidc_payload (uid) where uid is not null`.execute(db);
};
