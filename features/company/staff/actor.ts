import type { FastifyRequest } from "fastify";
import { openedByHeader } from "#platform/browser/session/session-renewal.ts";
import { seenAsHeader } from "#platform/browser/session/seen-as.ts";
import { atLeast, type Role, roles } from "#platform/roles.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import { sessionIdIn } from "./cookies.ts";
import { readStaffSession } from "./session.ts";

export type StaffActorOptions = Readonly<{
  db: Database;
  /** Host of the back-office; its session cookie is ignored on other hosts. */
  host: string;
  secureCookies: boolean;
  now: () => Date;
}>;

/** A request may ask to be treated as one of a lower role, never of a higher one. */
const shownRole = (own: Role, request: FastifyRequest): Role => {
  const asked = roles.find((role) => role === request.headers[seenAsHeader]);
  return asked && atLeast({ role: own }, asked) ? asked : own;
};

/** Identifies the member of staff who sent a request. The returned function throws Problem 401. */
export const staffActor =
  ({ db, host, secureCookies, now }: StaffActorOptions) =>
  async (request: FastifyRequest): Promise<Actor> => {
    const id = request.host === host ? sessionIdIn(request, secureCookies) : undefined;
    const session = await readStaffSession(db, id, now());
    if (!session) throw new Problem(401, "Sign in first.");
    const openedBy = request.headers[openedByHeader];
    if (openedBy !== undefined && openedBy !== encodeURIComponent(session.email))
      throw new Problem(401, "Somebody else is signed in by now. Reload the page.");
    const { email, name, countries, scope, picture, until, renewAt, idHash } = session;
    const role = shownRole(session.role, request);
    return { email, name, role, countries, session: { idHash, scope, picture, until, renewAt } };
  };
