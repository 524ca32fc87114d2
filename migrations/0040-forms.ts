import { type Kysely, sql } from "kysely";

/**
 * Forms that staff build for a market's visitors, what visitors send, and how often an address has
 * sent lately.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table form (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      name text not null,
      is_open boolean not null,
      fields jsonb not null,
      send_label text not null,
      thanks_title text not null,
      thanks_text text not null,
      mail_to jsonb not null,
      sends_reply boolean not null,
      reply_subject text not null,
      reply_text text not null,
      keep_days integer not null check (keep_days > 0),
      primary key (market, id)
    )
  `.execute(db);
  await sql`
    create table form_submission (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      form_id uuid not null,
      sent_at timestamptz not null,
      delete_at timestamptz not null,
      state text not null,
      name text not null,
      words text not null,
      answers jsonb not null,
      path text not null,
      primary key (market, id),
      foreign key (market, form_id) references form (market, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create index form_submission_sent on form_submission (market, form_id, sent_at desc)
  `.execute(db);
  await sql`create index form_submission_end on form_submission (delete_at)`.execute(db);
  await sql`
    create table form_attempt (key text not null, ends_at timestamptz not null)
  `.execute(db);
  await sql`create index form_attempt_key on form_attempt (key, ends_at)`.execute(db);
};
