import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionIdIn } from "#features/company/staff/cookies.ts";
import { countryCookie, currentCountry } from "#features/company/staff/country.ts";
import { accessTo, type ScreenAccess } from "#apps/screens/access.ts";
import { UnknownMiddleware } from "#platform/screens/unknown-middleware.ts";
import { screenAt } from "#apps/screens/screen-at.ts";
import { readStaffSession } from "#features/company/staff/session.ts";
import { cspSourcesFor, staffServices } from "#features/company/third-parties/rules.ts";
import { markets } from "#markets/markets.ts";
import { isConnectionError } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { SiteScript } from "#apps/site/document/document.tsx";
import type { Config } from "../config/config.ts";
import { createOfficePage, type OfficeVisit } from "./office-page.ts";

/** What `npm run dev` provides instead of a build. */
export type Development = Readonly<{
  /** The back-office's HTML for a path, compiled on request. */
  officePage: (path: string) => Promise<string>;
  /** The script of public pages, compiled on request. */
  siteScript: SiteScript;
}>;

export type OfficeHostOptions = Readonly<{
  config: Config;
  db: Database;
  now: () => Date;
  buildDir: string;
  /** Null when the server runs from a build. */
  development: Development | null;
}>;

// Mantine needs inline styles, and pictures of staff come from the OpenID provider.
const policyFor = ({ staffProvider, thirdParties }: Config): string => {
  const { script, img, connect } = cspSourcesFor(staffServices(thirdParties));
  const provider = staffProvider ? [new URL(staffProvider.issuer).origin] : [];
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'self'"],
    ...(script.length > 0 ? [["script-src", "'self'", ...script]] : []),
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...provider, ...img],
    ...(connect.length > 0 ? [["connect-src", "'self'", ...connect]] : []),
    ["frame-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  return directives.map((each) => each.join(" ")).join("; ");
};

/** Paths for machines, below which the back-office has no screens. */
const machinePaths = /^\/(?:metrics|dev)(?:\/|$)/;

const statuses: Readonly<Record<ScreenAccess, number>> = {
  open: 200,
  forbidden: 403,
  unknown: 404,
};
const everyCountry = markets.map(({ apiCountry }) => apiCountry);

export const createOfficeHost = async (options: OfficeHostOptions) => {
  const { config, db, now, buildDir, development } = options;
  const policy = policyFor(config);
  const officePage = development
    ? ({ pathname }: OfficeVisit) => development.officePage(pathname)
    : await createOfficePage(join(buildDir, "backoffice"), config);

  /** @returns null where the person has to sign in first */
  const visitOf = async (request: FastifyRequest, path: string): Promise<OfficeVisit | null> => {
    const sessionId = sessionIdIn(request, config.production);
    const answer = (status: number, country = config.country) => ({
      pathname: path,
      status,
      country,
      isSignedIn: Boolean(sessionId),
    });
    const screen = screenAt(path);
    if (!screen) return answer(404);
    // The start page needs no session: a redirect to the sign-in would undo a sign-out at once.
    if (screen.path === "/") return answer(200);
    try {
      const session = await readStaffSession(db, sessionId, now());
      if (!session) return null;
      const chosen = request.cookies[countryCookie] ?? null;
      const country = currentCountry(chosen, config.country, session.countries ?? everyCountry);
      const hasOwnAccounts = config.staffProvider === null;
      const access = accessTo(path, { role: session.role, country, hasOwnAccounts });
      return answer(statuses[access], country);
    } catch (error) {
      // The back-office works offline and checks the session itself once the database is back.
      if (isConnectionError(error)) return answer(200);
      if (error instanceof UnknownMiddleware) return answer(error.status);
      throw error;
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.replace(/[?#].*/, "");
    if (path === "/robots.txt")
      return reply.type("text/plain; charset=utf-8").send("User-agent: *\nDisallow: /\n");
    if (machinePaths.test(path)) throw new Problem(404, "There is no such page.");
    reply.header("cache-control", "no-store");
    const visit = await visitOf(request, path);
    if (visit === null)
      return reply.redirect(`/login?returnTo=${encodeURIComponent(request.url)}`, 303);
    return reply
      .status(visit.status)
      .headers(development ? {} : { "content-security-policy": policy })
      .type("text/html; charset=utf-8")
      .send(await officePage(visit));
  };
};
