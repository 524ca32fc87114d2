import { type Role, roles } from "#platform/roles.ts";

/** Value of the session's `scope` (back-office decisions, "Roles"). */
export const scopeOf = (role: Role): string => `backoffice:${role}`;

/** Null when the scope contains no role. */
export const highestRoleInScope = (scope: string): Role | null => {
  const scopes = new Set(scope.split(" "));
  return roles.findLast((role) => scopes.has(scopeOf(role))) ?? null;
};

export const roleLabels: Readonly<Record<Role, string>> = {
  admin: "Administrator",
  "super-editor": "Super editor",
  editor: "Editor",
};
