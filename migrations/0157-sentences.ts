import { type Kysely, sql } from "kysely";

/**
 * The words of sentences that the search did not understand, which are kept for 30 days and name
 * nobody, groups of them that staff leave as they are, and the words whose meaning staff have added.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table unread_words (
      market text not null,
      id uuid not null default gen_random_uuid(),
      group_key text not null,
      words text not null,
      sentence text not null,
      query text not null,
      asked_at timestamptz not null,
      delete_at timestamptz not null,
      primary key (market, id)
    )
  `.execute(db);
  await sql`create index unread_words_group on unread_words (market, group_key)`.execute(db);
  await sql`create index unread_words_end on unread_words (delete_at)`.execute(db);
  await sql`
    create table unread_group (
      market text not null,
      group_key text not null,
      left_reason text not null,
      left_by text not null,
      left_at timestamptz not null,
      primary key (market, group_key)
    )
  `.execute(db);
  await sql`
    create table lexicon_word (
      market text not null,
      id uuid not null default gen_random_uuid(),
      key text not null,
      words text not null,
      parameter text,
      value text,
      added_by text not null,
      added_at timestamptz not null,
      primary key (market, id),
      unique (market, key),
      check ((parameter is null) = (value is null))
    )
  `.execute(db);
};
