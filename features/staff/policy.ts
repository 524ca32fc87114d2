import { type Role, roles } from "#platform/roles.ts";

/** The session's `scope` for a role (decisions, "Roles"). */
export const scopeOf = (role: Role): string => `backoffice:${role}`;

/** The highest role in a scope, null when there is none. */
export const roleInScope = (scope: string): Role | null => {
  const words = new Set(scope.split(" "));
  return roles.findLast((role) => words.has(scopeOf(role))) ?? null;
};

export const roleLabels: Readonly<Record<Role, string>> = {
  admin: "Administrator",
  "super-editor": "Super editor",
  editor: "Editor",
};
