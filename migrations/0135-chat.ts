import { type Kysely, sql } from "kysely";

/**
 * What visitors ask the chatbot: the questions, which are kept for 30 days and name nobody, how often
 * a visitor asks, what is handed over to people, and groups of questions that staff leave as they are.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table chat_attempt (
      key text not null,
      ends_at timestamptz not null
    )
  `.execute(db);
  await sql`create index chat_attempt_key on chat_attempt (key, ends_at)`.execute(db);
  await sql`create index chat_attempt_end on chat_attempt (ends_at)`.execute(db);
  await sql`
    create table chat_question (
      market text not null,
      id uuid not null default gen_random_uuid(),
      group_key text not null,
      text text not null,
      is_answered boolean not null,
      asked_at timestamptz not null,
      delete_at timestamptz not null,
      primary key (market, id)
    )
  `.execute(db);
  await sql`
    create index chat_question_group on chat_question (market, is_answered, group_key)
  `.execute(db);
  await sql`create index chat_question_end on chat_question (delete_at)`.execute(db);
  await sql`
    create table chat_group (
      market text not null,
      group_key text not null,
      left_reason text not null,
      left_by text not null,
      left_at timestamptz not null,
      primary key (market, group_key)
    )
  `.execute(db);
  await sql`
    create table chat_handover (
      market text not null,
      id uuid not null default gen_random_uuid(),
      version integer not null default 1,
      email text not null,
      question text not null,
      conversation jsonb,
      tag text not null,
      asked_at timestamptz not null,
      owner text,
      owned_at timestamptz,
      settled_at timestamptz,
      answer_subject text,
      answer_text text,
      delete_at timestamptz not null,
      primary key (market, id)
    )
  `.execute(db);
  await sql`create index chat_handover_asked on chat_handover (market, asked_at)`.execute(db);
  await sql`create index chat_handover_end on chat_handover (delete_at)`.execute(db);
};
