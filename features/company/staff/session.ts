import type { Database } from "#platform/server/database/tables.ts";
import { readSession, type Session } from "#platform/server/identity/session/store.ts";
import type { Role } from "#platform/roles.ts";
import { highestRoleInScope } from "./policy.ts";
import { staffRealm } from "./realm.ts";

/** `countries` are country codes of the API's paths, null for all markets. */
export type StaffSession = Session & Readonly<{ role: Role }>;

/** Null for an unknown or expired session, and for one without a role. */
export const readStaffSession = async (
  db: Database,
  id: string | undefined,
  now: Date,
): Promise<StaffSession | null> => {
  const session = await readSession(db, staffRealm, id, now);
  const role = session && highestRoleInScope(session.scope);
  return role ? { ...session, role } : null;
};
