/** In rising order: each role may do all that the ones before it may. */
export const roles = ["editor", "super-editor", "admin"] as const;
export type Role = (typeof roles)[number];

/** As staff read them. */
export const roleLabels: Readonly<Record<Role, string>> = {
  editor: "Editor",
  "super-editor": "Super editor",
  admin: "Administrator",
};

export const atLeast = (account: Readonly<{ role: Role }>, role: Role): boolean =>
  roles.indexOf(account.role) >= roles.indexOf(role);
