import { type Kysely, sql } from "kysely";

/**
 * One table of sessions for all realms, with the provider's countries and picture. Processes of the
 * previous version go on using their rows under the old name, a view that a later migration drops;
 * it includes `ctid` because they delete expired rows by it.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table staff_session rename to session`.execute(db);
  await sql`alter table session
    add column realm text not null default 'staff',
    add column countries text[],
    add column picture text`.execute(db);
  await sql`alter table session drop constraint staff_session_pkey, add primary key (realm, id_hash)`.execute(
    db,
  );
  for (const name of ["provider", "idle", "ends"])
    await sql`alter index ${sql.ref(`staff_session_${name}`)} rename to ${sql.ref(`session_${name}`)}`.execute(
      db,
    );
  await sql`create view staff_session as
    select ctid, id_hash, subject, email, name, scope, tokens, created_at, idle_until, ends_at,
      renew_at, provider_session
    from session where realm = 'staff'`.execute(db);
};
