import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#platform/server/database/tables.ts";
import type { Identity, SessionRealm } from "../realm.ts";
import type {} from "./table.ts";

const hour = 3_600_000;

export type Session = Identity &
  Readonly<{
    /** When the session ends unless another request comes. */
    until: Date;
    /** When the provider is asked again; the session's end where it cannot be. */
    renewAt: Date;
    idHash: string;
  }>;

/**
 * A session's tokens, encrypted. `renewAt` is when to refresh them; null without a refresh token.
 */
export type Tokens = Readonly<{ sealed: string; renewAt: Date | null }>;

export type NewSession = Readonly<{
  identity: Identity;
  tokens: Tokens;
  /** The id of the session at the provider; null where the provider sends none. */
  providerSession: string | null;
  /** The browser's `User-Agent`, by which its owner knows the session. */
  userAgent?: string;
}>;

const longestUserAgent = 300;

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

const columnsOf = ({ email, name, scope, picture, countries }: Identity) => ({
  email,
  name,
  scope,
  picture,
  countries: countries && [...countries],
});

/** @returns the cookie's value; the database stores only its hash */
export const beginSession = async (
  db: Database,
  { name: realm, lifetimes }: SessionRealm,
  { identity, tokens, providerSession, userAgent = "" }: NewSession,
  now: Date,
): Promise<string> => {
  const id = randomBytes(32).toString("base64url");
  const endsAt = new Date(now.getTime() + lifetimes.absolute);
  await db
    .insertInto("session")
    .values({
      realm,
      id_hash: hashOf(id),
      subject: identity.subject,
      ...columnsOf(identity),
      tokens: tokens.sealed,
      provider_session: providerSession,
      renew_at: tokens.renewAt ?? endsAt,
      idle_until: new Date(now.getTime() + lifetimes.idle),
      created_at: now,
      ends_at: endsAt,
      user_agent: userAgent.slice(0, longestUserAgent),
    })
    .execute();
  return id;
};

/** Reads a session that has not ended; null when the realm has no such session. */
export const readSession = async (
  db: Database,
  { name: realm, lifetimes: { idle } }: SessionRealm,
  id: string | undefined,
  now: Date,
): Promise<Session | null> => {
  if (!id) return null;
  const row = await db
    .selectFrom("session")
    .selectAll()
    .where("realm", "=", realm)
    .where("id_hash", "=", hashOf(id))
    .executeTakeFirst();
  if (!row || row.idle_until <= now || row.ends_at <= now) return null;
  const { subject, name, email, scope, picture, countries, ends_at } = row;
  const stored = { renewAt: row.renew_at, idHash: row.id_hash };
  // Written at most once an hour: a session in use must not cost a write for each request.
  const isFresh = row.idle_until.getTime() - now.getTime() >= idle - hour;
  const idleUntil = isFresh ? row.idle_until : new Date(now.getTime() + idle);
  if (!isFresh)
    await db
      .updateTable("session")
      .set({ idle_until: idleUntil })
      .where("realm", "=", realm)
      .where("id_hash", "=", row.id_hash)
      .execute();
  const until = idleUntil < ends_at ? idleUntil : ends_at;
  return { subject, name, email, scope, picture, countries, until, ...stored };
};

/**
 * Has the session's next request ask the provider again.
 * @returns whether it can be asked: without a refresh token it cannot
 */
export const makeRenewalDue = async (
  db: Database,
  { name: realm }: SessionRealm,
  idHash: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({ renew_at: now })
    .where("realm", "=", realm)
    .where("id_hash", "=", idHash)
    .whereRef("renew_at", "<", "ends_at")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export type DueSession = Readonly<{ idHash: string; subject: string; tokens: string }>;

/**
 * The session if its tokens are due for renewal. Only one caller gets it, because a refresh token
 * that is used twice ends the whole grant.
 * @param retryAfter milliseconds until another caller may try, should this one fail
 */
export const claimDueSession = async (
  db: Database,
  realm: SessionRealm,
  id: string | undefined,
  now: Date,
  retryAfter: number,
): Promise<DueSession | null> => {
  if (!id) return null;
  const row = await db
    .updateTable("session")
    .set({ renew_at: new Date(now.getTime() + retryAfter) })
    .where("realm", "=", realm.name)
    .where("id_hash", "=", hashOf(id))
    .where("renew_at", "<=", now)
    .where("idle_until", ">", now)
    .where("ends_at", ">", now)
    .returning(["id_hash", "subject", "tokens"])
    .executeTakeFirst();
  return row ? { idHash: row.id_hash, subject: row.subject, tokens: row.tokens } : null;
};

const rowOf = (db: Database, realm: SessionRealm, idHash: string) =>
  db.updateTable("session").where("realm", "=", realm.name).where("id_hash", "=", idHash);

/** Stores new sealed tokens; the time of the next renewal stays. */
export const storeTokens = async (
  db: Database,
  realm: SessionRealm,
  idHash: string,
  sealed: string,
): Promise<void> => {
  await rowOf(db, realm, idHash).set({ tokens: sealed }).execute();
};

/** Stores the newest identity; `renewAt` null leaves the time of the next renewal. */
export const storeIdentity = async (
  db: Database,
  realm: SessionRealm,
  idHash: string,
  identity: Identity,
  renewAt: Date | null,
): Promise<void> => {
  await rowOf(db, realm, idHash)
    .set({ ...columnsOf(identity), ...(renewAt ? { renew_at: renewAt } : {}) })
    .execute();
};

export const deleteSession = async (
  db: Database,
  realm: SessionRealm,
  idHash: string,
): Promise<void> => {
  await db
    .deleteFrom("session")
    .where("realm", "=", realm.name)
    .where("id_hash", "=", idHash)
    .execute();
};

export type EndedSession = Readonly<{ tokens: string; providerSession: string | null }>;

/** Deletes a session, even an expired one. @returns null where there was none */
export const endSession = async (
  db: Database,
  realm: SessionRealm,
  id: string,
): Promise<EndedSession | null> => {
  const row = await db
    .deleteFrom("session")
    .where("realm", "=", realm.name)
    .where("id_hash", "=", hashOf(id))
    .returning(["tokens", "provider_session"])
    .executeTakeFirst();
  return row ? { tokens: row.tokens, providerSession: row.provider_session } : null;
};

/** Deletes every session that began with one session of the provider. */
export const endSessionsOf = async (
  db: Database,
  realm: SessionRealm,
  providerSession: string,
): Promise<void> => {
  await db
    .deleteFrom("session")
    .where("realm", "=", realm.name)
    .where("provider_session", "=", providerSession)
    .execute();
};
