import { type Role, roles } from "#platform/roles.ts";

/** The header that has the server treat a request as one of a lower role. */
export const seenAsHeader = "x-seen-as";

const key = "office-seen-as";

/** The role as which this tab of the staff app is seen; null for the account's own. */
export const seenAs = (): Role | null => {
  if (typeof sessionStorage === "undefined") return null;
  const stored = sessionStorage.getItem(key);
  return roles.find((role) => role === stored) ?? null;
};

/** Takes effect with the next loading of the page. */
export const setSeenAs = (role: Role | null): void => {
  if (role === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, role);
};
