import { type Kysely, sql } from "kysely";

/**
 * Accounts of visitors, which are the company's and valid in every market, with what each has
 * agreed to; the codes that are mailed; and the browser of a session, by which its owner knows it.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table visitor_account (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      email text not null,
      name text not null default '',
      phone text,
      birth_day date,
      street text,
      city text,
      postcode text,
      country text,
      tax_codes jsonb not null default '{}',
      password_hash text,
      market text not null,
      external_subject text unique,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )
  `.execute(db);
  await sql`create unique index visitor_account_email on visitor_account (lower(email))`.execute(
    db,
  );
  await sql`
    create table visitor_consent (
      id bigint generated always as identity primary key,
      account_id uuid not null references visitor_account (id) on delete cascade,
      kind text not null check (kind in ('marketing', 'terms')),
      is_given boolean not null,
      place text not null check (place in ('account', 'profile')),
      market text not null,
      at timestamptz not null
    )
  `.execute(db);
  await sql`create index visitor_consent_account on visitor_consent (account_id, id)`.execute(db);
  await sql`
    create table visitor_challenge (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('sign-in', 'password', 'deletion')),
      email text not null,
      is_existing boolean not null,
      browser_hash text not null,
      code_mac text not null,
      tries integer not null default 0,
      market text not null,
      return_to text not null,
      sent_at timestamptz not null,
      good_until timestamptz not null,
      proven_at timestamptz,
      used_at timestamptz,
      ends_at timestamptz not null
    )
  `.execute(db);
  await sql`create index visitor_challenge_email on visitor_challenge (email)`.execute(db);
  await sql`create index visitor_challenge_ends on visitor_challenge (ends_at)`.execute(db);
  await sql`alter table session add column user_agent text not null default ''`.execute(db);
  await sql`create index session_subject on session (realm, subject)`.execute(db);
};
