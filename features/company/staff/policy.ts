import { type Role, roles } from "#platform/roles.ts";
import type { Policy } from "#platform/calls/access.ts";

/** Value of the session's `scope` (back-office decisions, "Roles"). */
export const scopeOf = (role: Role): string => `backoffice:${role}`;

/** Null when the scope contains no role. */
export const highestRoleInScope = (scope: string): Role | null => {
  const scopes = new Set(scope.split(" "));
  return roles.findLast((role) => scopes.has(scopeOf(role))) ?? null;
};

const denial = "Accounts are kept by administrators.";

export const accountPolicy = {
  read: { role: "admin", denial },
  write: { role: "admin", denial },
} as const satisfies Policy;
