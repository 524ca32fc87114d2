import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { answerError } from "#platform/server/http/problem.ts";
import { safeHeaders } from "#platform/server/http/headers/safe-headers.ts";
import { addMe } from "./me.ts";
import { addStaffRoutes, type StaffOptions } from "../routes.ts";
import { signInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

type StaffAppOptions = Pick<StaffOptions, "db"> &
  Partial<StaffOptions> &
  Readonly<{
    proxies?: string[];
    /** Gets every line of the log. */
    log?: (line: string) => void;
    /** Registers hooks that must come before the routes. */
    prepare?: (app: FastifyInstance) => void;
  }>;

/**
 * A server with only the staff's sign-in; several on one database act as several processes. The
 * caller closes it.
 */
export const openStaffApp = async ({ proxies, log, prepare, ...overrides }: StaffAppOptions) => {
  const options = {
    origin: "http://backoffice.localhost:3000",
    product: "Example",
    secret: "a secret of a test that has more than 32 characters",
    provider: null,
    secureCookies: false,
    now: () => new Date(),
    ...overrides,
  };
  const app = fastify({
    ...(proxies ? { trustProxy: proxies } : {}),
    ...(log ? { logger: { stream: { write: log } } } : {}),
  });
  app.setErrorHandler(answerError);
  app.addHook("onRequest", async (_request, reply) => {
    for (const [name, value] of safeHeaders) reply.header(name, value);
  });
  prepare?.(app);
  await app.register(cookie);
  await addStaffRoutes(app, options);
  addMe(app, options);
  return {
    ...options,
    app,
    browser: (headers: Readonly<Record<string, string>> = {}) =>
      signInBrowser(app, options.origin, headers),
    close: () => app.close(),
  };
};

export type StaffApp = Awaited<ReturnType<typeof openStaffApp>>;
