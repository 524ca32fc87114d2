import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { answerError } from "#platform/server/http/problem.ts";
import { safeHeaders } from "#platform/server/http/safe-headers.ts";
import { addMe } from "./me.ts";
import { addStaffRoutes, type StaffOptions } from "../routes.ts";
import { signInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

type Given = Pick<StaffOptions, "db"> &
  Partial<StaffOptions> &
  Readonly<{
    proxies?: string[];
    /** Adds what has to stand there before the routes. */
    prepare?: (app: FastifyInstance) => void;
  }>;

/** A server with the staff's sign-in and nothing else, as one of several processes on a database; the caller closes it. */
export const openStaffApp = async ({ proxies, prepare, ...given }: Given) => {
  const options = {
    origin: "http://backoffice.localhost:3000",
    secret: "a secret of a test that has more than 32 characters",
    provider: null,
    secureCookies: false,
    now: () => new Date(),
    ...given,
  };
  const app = fastify(proxies ? { trustProxy: proxies } : {});
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
