import type { Database } from "#platform/server/database/tables.ts";
import { readSession, type Session } from "#platform/server/identity/session/store.ts";
import type { Role } from "#platform/roles.ts";
import { roleInScope } from "./policy.ts";
import { staffRealm } from "./realm.ts";

/** A member of staff who is signed in; `countries` are codes of the API's paths, null for all markets. */
export type StaffSession = Session & Readonly<{ role: Role }>;

/** The session of an id, null when there is none, it is over or it has no role. */
export const readStaffSession = async (
  db: Database,
  id: string | undefined,
  now: Date,
): Promise<StaffSession | null> => {
  const session = await readSession(db, staffRealm, id, now);
  const role = session && roleInScope(session.scope);
  return role ? { ...session, role } : null;
};
