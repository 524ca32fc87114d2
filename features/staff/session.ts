import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#platform/server/database/tables.ts";
import type { Identity } from "./claims.ts";
import { type Role, roleInScope } from "./policy.ts";

const hour = 3_600_000;
const idle = 8 * hour;
const longest = 30 * 24 * hour;

/** A member of staff who is signed in. */
export type StaffSession = Readonly<{
  subject: string;
  name: string;
  email: string;
  role: Role;
  scope: string;
  /** When it ends if nothing more is done. */
  until: Date;
}>;

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

/** The provider's tokens, sealed, and when to ask it again; null where it gave no refresh token. */
export type Tokens = Readonly<{ sealed: string; renewAt: Date | null }>;

/**
 * @param providerSession the provider's own session, null where it does not say
 * @returns the cookie's value; the database keeps only its hash
 */
export const beginSession = async (
  db: Database,
  identity: Identity,
  tokens: Tokens,
  providerSession: string | null,
  now: Date,
): Promise<string> => {
  const id = randomBytes(32).toString("base64url");
  const endsAt = new Date(now.getTime() + longest);
  await db
    .insertInto("staff_session")
    .values({
      id_hash: hashOf(id),
      ...identity,
      tokens: tokens.sealed,
      provider_session: providerSession,
      renew_at: tokens.renewAt ?? endsAt,
      idle_until: new Date(now.getTime() + idle),
      ends_at: endsAt,
    })
    .execute();
  return id;
};

/** The session of an id, null when there is none or it is over. */
export const readStaffSession = async (
  db: Database,
  id: string | undefined,
  now: Date,
): Promise<StaffSession | null> => {
  if (!id) return null;
  const row = await db
    .selectFrom("staff_session")
    .selectAll()
    .where("id_hash", "=", hashOf(id))
    .executeTakeFirst();
  if (!row || row.idle_until <= now || row.ends_at <= now) return null;
  const role = roleInScope(row.scope);
  if (!role) return null;
  const { subject, name, email, scope, ends_at } = row;
  // Written at most once an hour: a session in use must not cost a write for each request.
  const isFresh = row.idle_until.getTime() - now.getTime() >= idle - hour;
  const idleUntil = isFresh ? row.idle_until : new Date(now.getTime() + idle);
  if (!isFresh)
    await db
      .updateTable("staff_session")
      .set({ idle_until: idleUntil })
      .where("id_hash", "=", row.id_hash)
      .execute();
  return { subject, name, email, role, scope, until: idleUntil < ends_at ? idleUntil : ends_at };
};

/**
 * The session of an id when its provider is to be asked again. Only one caller
 * gets it: a refresh token that is used twice ends the whole grant.
 * @param again after how many milliseconds another may try, should this one fail
 */
export const dueSession = async (
  db: Database,
  id: string | undefined,
  now: Date,
  again: number,
): Promise<Readonly<{ idHash: string; subject: string; tokens: string }> | null> => {
  if (!id) return null;
  const row = await db
    .updateTable("staff_session")
    .set({ renew_at: new Date(now.getTime() + again) })
    .where("id_hash", "=", hashOf(id))
    .where("renew_at", "<=", now)
    .where("idle_until", ">", now)
    .where("ends_at", ">", now)
    .returning(["id_hash", "subject", "tokens"])
    .executeTakeFirst();
  return row ? { idHash: row.id_hash, subject: row.subject, tokens: row.tokens } : null;
};

/** Writes what the provider said anew: its tokens, and who it is by now. */
export const keepRenewed = async (
  db: Database,
  idHash: string,
  { email, name, scope }: Identity,
  { sealed, renewAt }: Tokens,
): Promise<void> => {
  await db
    .updateTable("staff_session")
    .set({ email, name, scope, tokens: sealed, ...(renewAt ? { renew_at: renewAt } : {}) })
    .where("id_hash", "=", idHash)
    .execute();
};

export const dropSession = async (db: Database, idHash: string): Promise<void> => {
  await db.deleteFrom("staff_session").where("id_hash", "=", idHash).execute();
};

/** What a session that has ended leaves to be ended elsewhere. */
export type Ended = Readonly<{ tokens: string; providerSession: string | null }>;

/** Ends a session, whether it was over or not. @returns null where there was none */
export const endSession = async (db: Database, id: string): Promise<Ended | null> => {
  const row = await db
    .deleteFrom("staff_session")
    .where("id_hash", "=", hashOf(id))
    .returning(["tokens", "provider_session"])
    .executeTakeFirst();
  return row ? { tokens: row.tokens, providerSession: row.provider_session } : null;
};

/** Ends every session that began with one of the provider's. */
export const endSessionsOf = async (db: Database, providerSession: string): Promise<void> => {
  await db.deleteFrom("staff_session").where("provider_session", "=", providerSession).execute();
};
