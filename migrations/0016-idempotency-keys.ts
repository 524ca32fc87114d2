import { type Kysely, sql } from "kysely";

/**
 * Answers to writes with an idempotency key, kept for a day. The server compresses their bodies, so
 * the database stores them as they are.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table idempotency_key (
      id text primary key,
      digest text not null,
      status smallint not null,
      headers jsonb not null,
      body bytea not null,
      kept_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`alter table idempotency_key alter column body set storage external`.execute(db);
  await sql`create index idempotency_key_kept on idempotency_key (kept_at)`.execute(db);
};
