import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { sameOriginOnly } from "#platform/server/http/same-origin.ts";
import { seal, unseal } from "#platform/server/identity/seal.ts";
import { sendPlainPage } from "#platform/server/identity/send-page.ts";
import { beginSession, endSession } from "#platform/server/identity/session/store.ts";
import { plainPage } from "#platform/server/identity/sign-in-page.ts";
import { claimsOf } from "./claims.ts";
import { sessionChannel, signedInPath } from "./contract.ts";
import { sessionIdIn, staffCookies } from "./cookies.ts";
import { addEmbeddedProvider } from "./embedded.ts";
import {
  beginLogin,
  createDiscovery,
  endLogin,
  fetchInside,
  type ProviderAddress,
} from "./flow.ts";
import { roleLabels } from "./policy.ts";
import { createRenewal, sealTokens } from "./renew.ts";
import { safeReturnTo } from "./return-to.ts";
import { staffRealm } from "./realm.ts";
import { readStaffSession } from "./session.ts";
import { createSignOut, providerSessionIn } from "./sign-out.ts";

export type StaffOptions = Readonly<{
  db: Database;
  /** Of the back-office, as browsers see it. */
  origin: string;
  secret: string;
  /** An external OpenID provider; null for the embedded one. */
  provider: ProviderAddress | null;
  secureCookies: boolean;
  now: () => Date;
}>;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
});

const sendPage = (reply: FastifyReply, status: number, title: string, body: string) =>
  sendPlainPage(reply, status, plainPage(title, body));

const signedInScript = `${signedInPath}.js`;
const tellAndClose = `new BroadcastChannel(${JSON.stringify(sessionChannel)}).postMessage("signed in");
window.close();
`;
const signedInBody = `<p>You can close this window and go on where you were.</p><script src="${signedInScript}"></script>`;

/** Sign-in, sign-out and `/api/me` of the back-office, on its host alone. */
export const addStaffRoutes = async (
  app: FastifyInstance,
  options: StaffOptions,
): Promise<void> => {
  const { db, origin, secret, secureCookies: secure, now } = options;
  const host = new URL(origin).host;
  // On any other host the path is whatever that host makes of it.
  const constraints = { host };
  const address = options.provider ?? {
    issuer: `${origin}/oauth2`,
    clientId: "backoffice",
    clientSecret: seal("backoffice", secret, "client").slice(0, 43),
  };
  const discover = createDiscovery(address, fetchInside(app, origin));
  const cookies = staffCookies(secure);
  const isEmbedded = options.provider === null;

  await app.register(cookie);
  if (isEmbedded)
    await addEmbeddedProvider(app, {
      db,
      origin,
      secret,
      client: { id: address.clientId, secret: address.clientSecret },
      host,
      secureCookies: secure,
      now,
    });

  const renew = createRenewal({ db, secret, discover, secureCookies: secure, now });
  app.addHook("onRequest", async (request) => {
    if (request.url.startsWith("/api/") && request.host === host) await renew(request);
  });

  app.get("/login", { constraints }, async (request, reply) => {
    const { returnTo } = z.object({ returnTo: z.unknown().optional() }).parse(request.query);
    const { url, ...checks } = await beginLogin(await discover(), `${origin}/login/redirect`);
    const attempt = {
      ...checks,
      returnTo: safeReturnTo(returnTo),
      until: now().getTime() + 600_000,
    };
    reply.setCookie(cookies.attempt, seal(JSON.stringify(attempt), secret, "login"), {
      ...cookies.options,
      maxAge: 600,
    });
    return reply.header("cache-control", "no-store").redirect(url.href, 303);
  });

  const readAttempt = (request: FastifyRequest) => {
    const text = unseal(request.cookies[cookies.attempt] ?? "", secret, "login");
    const attempt = text ? attemptSchema.parse(JSON.parse(text)) : null;
    return attempt && attempt.until > now().getTime() ? attempt : null;
  };

  app.get("/login/redirect", { constraints }, async (request, reply) => {
    const again =
      '<p>This sign-in has expired or was used before.</p><a class="button" href="/login">Sign in</a>';
    const attempt = readAttempt(request);
    for (const name of cookies.begun) reply.clearCookie(name, cookies.options);
    if (!attempt) return sendPage(reply, 410, "Sign in again", again);
    const ended = await endLogin(await discover(), new URL(request.url, origin), attempt).catch(
      (error: unknown) => {
        request.log.info(
          { reason: error instanceof Error ? error.message : "unknown" },
          "sign-in refused",
        );
        return null;
      },
    );
    if (!ended) return sendPage(reply, 410, "Sign in again", again);
    const identity = claimsOf(ended.user);
    if (!identity)
      return sendPage(
        reply,
        403,
        "No access",
        "<p>Your account has no role in this back-office.</p>",
      );
    const tokens = sealTokens(ended.tokens, secret, now());
    const providerSession = isEmbedded
      ? await providerSessionIn(db, request, cookies)
      : z.string().nullable().catch(null).parse(ended.tokens.claims()?.["sid"]);
    const replaced = sessionIdIn(request, secure);
    if (replaced) await endSession(db, staffRealm, replaced);
    const id = await beginSession(db, staffRealm, { identity, tokens, providerSession }, now());
    reply.setCookie(cookies.session, id, { ...cookies.options, maxAge: 30 * 86_400 });
    return reply.redirect(attempt.returnTo, 303);
  });

  app.get(signedInPath, { constraints }, async (request, reply) => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
    return sendPlainPage(reply, 200, plainPage("You are signed in", signedInBody), policy);
  });
  app.get(signedInScript, { constraints }, async (request, reply) => {
    return reply.header("cache-control", "no-store").type("text/javascript").send(tellAndClose);
  });

  const signOut = createSignOut({ ...options, isEmbedded, discover });
  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 1000 });
    forms.post("/logout", { constraints, preHandler: sameOriginOnly }, async (request, reply) => {
      const next = await signOut(request);
      for (const name of cookies.all) reply.clearCookie(name, cookies.options);
      return reply.header("cache-control", "no-store").redirect(next, 303);
    });
  });

  app.get("/api/me", { constraints }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const session = await readStaffSession(db, sessionIdIn(request, secure), now());
    if (!session) throw new Problem(401, "Sign in first.");
    const { name, email, role, scope, picture, countries, until } = session;
    return {
      name,
      email,
      role,
      roleLabel: roleLabels[role],
      scope,
      picture,
      countries,
      sessionUntil: until.toISOString(),
    };
  });
};
