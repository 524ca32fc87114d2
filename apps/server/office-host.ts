import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionIdIn } from "#features/staff/cookies.ts";
import { type Screen, screenAt } from "#features/staff/screens.ts";
import { readStaffSession } from "#features/staff/session.ts";
import { atLeast } from "#platform/roles.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Config } from "./config.ts";
import { createOfficePage } from "./office-page.ts";

/** What `npm run dev` does in the server's place. */
export type Development = Readonly<{
  /** The staff app's page, made anew for an address. */
  officePage: (url: string) => Promise<string>;
}>;

export type OfficeHostOptions = Readonly<{
  config: Config;
  db: Database;
  now: () => Date;
  buildDir: string;
  /** Null in the built product. */
  development: Development | null;
}>;

// Mantine writes styles into the page; pictures of staff are their provider's; all else comes from this host.
const policyFor = ({ staffProvider }: Config): string => {
  const pictures = staffProvider ? ` ${new URL(staffProvider.issuer).origin}` : "";
  return `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:${pictures}; frame-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
};

/** Under these the staff app has no screen, and answers no page either. */
const ofTheMachine = /^\/(?:metrics|dev)(?:\/|$)/;

/** Answers the staff app's host at every address that no route has. */
export const createOfficeHost = async (options: OfficeHostOptions) => {
  const { config, db, now, buildDir, development } = options;
  const policy = policyFor(config);
  const officePage =
    development?.officePage ??
    (await createOfficePage(join(buildDir, "backoffice"), config.country));

  /** 403 where a session lacks the role; whether there is a session at all is for the app to find out. */
  const statusOf = async (screen: Screen | null, session: string): Promise<number> => {
    if (!screen) return 404;
    if (screen.role === "editor") return 200;
    const found = await readStaffSession(db, session, now()).catch(() => null);
    return found && !atLeast(found, screen.role) ? 403 : 200;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.replace(/[?#].*/, "");
    if (path === "/robots.txt")
      return reply.type("text/plain; charset=utf-8").send("User-agent: *\nDisallow: /\n");
    if (ofTheMachine.test(path)) throw new Problem(404, "There is no such page.");
    reply.header("cache-control", "no-store");
    const screen = screenAt(path);
    const session = sessionIdIn(request, config.production);
    // The start stays a bare page, so that a sign-out does not sign in again.
    if (session === undefined && screen && screen.path !== "/")
      return reply.redirect(`/login?returnTo=${encodeURIComponent(request.url)}`, 303);
    return reply
      .status(await statusOf(screen, session ?? ""))
      .headers(development ? {} : { "content-security-policy": policy })
      .type("text/html; charset=utf-8")
      .send(await officePage(path));
  };
};
