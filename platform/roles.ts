/** From the least to the most: each may do what those before it may. */
export const roles = ["editor", "super-editor", "admin"] as const;
export type Role = (typeof roles)[number];

export const atLeast = (somebody: Readonly<{ role: Role }>, role: Role): boolean =>
  roles.indexOf(somebody.role) >= roles.indexOf(role);
