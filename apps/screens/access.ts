import { atLeast, type Role } from "#platform/roles.ts";
import type { Screen } from "#platform/screens/screen.ts";
import { UnknownMiddleware } from "#platform/screens/unknown-middleware.ts";
import { screenAt } from "./screen-at.ts";

export type ScreenAccess = "open" | "forbidden" | "unknown";

/** Who opens a screen, and where. */
export type Visit = Readonly<{
  role: Role;
  /** The code of the country that is worked on. */
  country: string;
  /** Whether the embedded provider keeps the accounts of staff. */
  hasOwnAccounts: boolean;
}>;

/** Conditions that screens name, besides role and country. */
const guards: Readonly<Record<string, (visit: Visit) => ScreenAccess>> = {
  "own-accounts": ({ hasOwnAccounts }) => (hasOwnAccounts ? "open" : "unknown"),
};

/**
 * `unknown` also for a screen that the country or the installation does not have.
 * @throws UnknownMiddleware
 */
export const accessToScreen = (screen: Screen, visit: Visit): ScreenAccess => {
  if (screen.country !== undefined && screen.country !== visit.country) return "unknown";
  for (const name of screen.guards ?? []) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new UnknownMiddleware(name);
    const access = guard(visit);
    if (access !== "open") return access;
  }
  return atLeast(visit, screen.role) ? "open" : "forbidden";
};

/** @throws UnknownMiddleware */
export const accessTo = (pathname: string, visit: Visit): ScreenAccess => {
  const screen = screenAt(pathname);
  return screen ? accessToScreen(screen, visit) : "unknown";
};
