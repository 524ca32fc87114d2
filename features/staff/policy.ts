export const roles = ["editor", "super-editor", "admin"] as const;
export type Role = (typeof roles)[number];

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

/** Admins may do all that super editors may, super editors all that editors may. */
export const atLeast = (session: Readonly<{ role: Role }>, role: Role): boolean =>
  roles.indexOf(session.role) >= roles.indexOf(role);
