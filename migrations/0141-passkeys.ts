import { type Kysely, sql } from "kysely";

/**
 * Passkeys of all realms. Of each there is only the public half; the counter of an authenticator
 * that counts tells a copy of it.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table passkey (
      id uuid primary key default gen_random_uuid(),
      realm text not null,
      account_id text not null,
      credential_id text not null,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      domain text not null,
      user_agent text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      unique (realm, credential_id)
    )
  `.execute(db);
  await sql`create index passkey_account on passkey (realm, account_id)`.execute(db);
};
