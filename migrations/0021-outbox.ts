import { type Kysely, sql } from "kysely";

/** Mails wait in the database until they are sent, and stay there for 30 days. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table outbox_mail (
      id uuid primary key default gen_random_uuid(),
      message_id text not null unique,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      headers jsonb not null,
      state text not null
        check (state in ('waiting', 'sending', 'handed-over', 'sent', 'refused', 'unknown')),
      attempts integer not null,
      reason text,
      created_at timestamptz not null,
      settled_at timestamptz,
      ends_at timestamptz not null
    )
  `.execute(db);
  await sql`create index outbox_mail_open on outbox_mail (created_at) where state <> 'sent'`.execute(
    db,
  );
  await sql`create index outbox_mail_created on outbox_mail (created_at)`.execute(db);
  await sql`create index outbox_mail_ends on outbox_mail (ends_at)`.execute(db);
};
