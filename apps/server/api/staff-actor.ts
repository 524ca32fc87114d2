import type { FastifyRequest } from "fastify";
import { sessionIdIn } from "#features/staff/cookies.ts";
import { readStaffSession } from "#features/staff/session.ts";
import { openedByHeader } from "#platform/browser/session-renewal.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import { backofficeOrigin, type Config } from "../config.ts";

/** Reads who of the staff calls, from the session's cookie on the back-office's host. */
export const staffActor = (
  config: Config,
  db: Database,
  now: () => Date,
): ((request: FastifyRequest) => Promise<Actor>) => {
  const { host } = new URL(backofficeOrigin(config));
  return async (request) => {
    const id = request.host === host ? sessionIdIn(request, config.production) : undefined;
    const session = await readStaffSession(db, id, now());
    if (!session) throw new Problem(401, "Sign in first.");
    const openedBy = request.headers[openedByHeader];
    if (openedBy !== undefined && openedBy !== encodeURIComponent(session.email))
      throw new Problem(401, "Somebody else is signed in by now. Reload the page.");
    const { email, name, role, countries } = session;
    return { email, name, role, countries };
  };
};
