import type {} from "@fastify/cookie"; // declares request.cookies
import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
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
}>;

/** `__Host-` binds the cookie to this very host; browsers take it over https alone. */
export const cookieName = (secure: boolean): string => (secure ? "__Host-wr-staff" : "wr-staff");

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

export type NewSession = Readonly<{
  subject: string;
  name: string;
  email: string;
  scope: string;
  tokens: string;
}>;

/** @returns the cookie's value; the database keeps only its hash */
export const beginSession = async (
  db: Database,
  session: NewSession,
  now: Date,
): Promise<string> => {
  const id = randomBytes(32).toString("base64url");
  await db
    .insertInto("staff_session")
    .values({
      id_hash: hashOf(id),
      ...session,
      idle_until: new Date(now.getTime() + idle),
      ends_at: new Date(now.getTime() + longest),
    })
    .execute();
  return id;
};

const idIn = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(true)] ?? request.cookies[cookieName(false)];

/** The session behind a request's cookie, null when there is none or it is over. */
export const readStaffSession = async (
  db: Database,
  request: FastifyRequest,
  now: Date,
): Promise<StaffSession | null> => {
  const id = idIn(request);
  if (!id) return null;
  const row = await db
    .selectFrom("staff_session")
    .selectAll()
    .where("id_hash", "=", hashOf(id))
    .executeTakeFirst();
  if (!row || row.idle_until <= now || row.ends_at <= now) return null;
  const role = roleInScope(row.scope);
  if (!role) return null;
  // Written at most once an hour: a session in use must not cost a write for each request.
  if (row.idle_until.getTime() - now.getTime() < idle - hour)
    await db
      .updateTable("staff_session")
      .set({ idle_until: new Date(now.getTime() + idle) })
      .where("id_hash", "=", row.id_hash)
      .execute();
  return { subject: row.subject, name: row.name, email: row.email, role, scope: row.scope };
};

export const endSession = async (db: Database, request: FastifyRequest): Promise<void> => {
  const id = idIn(request);
  if (id) await db.deleteFrom("staff_session").where("id_hash", "=", hashOf(id)).execute();
};
