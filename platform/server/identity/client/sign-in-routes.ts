import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sessionUidOf } from "../provider/end-session.ts";
import type { OpenRealm } from "../realm-options.ts";
import { signInPages } from "../pages/sign-in-pages.ts";
import { realmCookies, sessionIdOf } from "../session/cookies.ts";
import { rememberDevice } from "../session/known-device.ts";
import { beginSession, endSession } from "../session/store.ts";
import { keepAttempt, readAttempt } from "./attempt-cookie.ts";
import { beginLogin, endLogin, type LoginAttempt } from "./code-flow.ts";
import { failedCheckOf, isUnavailable, reasonOf } from "./provider-errors.ts";
import { safeReturnTo } from "./return-to.ts";
import { sealTokens } from "./tokens.ts";
import { useState } from "./used-states.ts";

/** From the start of a sign-in to its callback: the time to type a password. */
const attemptLifetimeMs = 600_000;

/** Tells one session of a browser from the next, and nothing of whose it is. */
const beganAt = (now: Date): string => now.getTime().toString(36);

/** The log's message for a sign-in that fails at its callback. */
const refused = "sign-in refused";

const createSignIn = (openedRealm: OpenRealm) => ({
  ...openedRealm,
  constraints: { host: new URL(openedRealm.origin).host },
  cookies: realmCookies(openedRealm.realm, openedRealm.secureCookies),
  pages: signInPages(openedRealm.realm.words, openedRealm.product),
});

type SignIn = ReturnType<typeof createSignIn>;

const addLogin = (app: FastifyInstance, signIn: SignIn): void => {
  const { origin, now, discover, constraints, pages } = signIn;
  app.get("/login", { constraints }, async (request, reply) => {
    const { returnTo } = z.object({ returnTo: z.unknown().optional() }).parse(request.query);
    const returnPath = safeReturnTo(returnTo);
    const config = await discover().catch((error: unknown) => {
      request.log.warn({ reason: reasonOf(error) }, "sign-in provider not reached");
      return null;
    });
    if (!config) return pages.providerAway(reply, returnPath);
    const { url, ...checks } = await beginLogin(config, `${origin}/login/redirect`);
    const attempt: LoginAttempt = {
      ...checks,
      returnTo: returnPath,
      until: now().getTime() + attemptLifetimeMs,
    };
    keepAttempt(signIn, reply, attempt);
    return reply.header("cache-control", "no-store").redirect(url.href, 303);
  });
};

/**
 * Exchanges the callback's code for the account's claims; null when an error page was sent instead.
 */
const finishLogin = async (
  { discover, origin, identityOf, pages }: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: LoginAttempt,
) => {
  try {
    const ended = await endLogin(await discover(), new URL(request.url, origin), attempt);
    return { ...ended, identity: identityOf(ended.claims) };
  } catch (error) {
    request.log.warn({ reason: reasonOf(error), check: failedCheckOf(error) }, refused);
    if (isUnavailable(error)) await pages.providerAway(reply, attempt.returnTo);
    else await pages.expired(reply, attempt.returnTo);
    return null;
  }
};

/** The provider's session, by which a sign-out ends every session that began with it. */
const providerSessionOf = async (
  { isEmbedded, db, realm, cookies }: SignIn,
  request: FastifyRequest,
  claim: unknown,
) =>
  isEmbedded
    ? sessionUidOf(db, realm.name, request.cookies[cookies.provider.session])
    : z
        .string()
        .nullable()
        .catch(null)
        .parse(claim ?? null);

const emailIn = (claims: unknown): string | null =>
  z.object({ email: z.string().min(1) }).safeParse(claims).data?.email ?? null;

const addLoginRedirect = (app: FastifyInstance, signIn: SignIn): void => {
  const { db, realm, secret, secureCookies, now, constraints, cookies, pages } = signIn;
  app.get("/login/redirect", { constraints }, async (request, reply) => {
    const attempt = readAttempt(signIn, request);
    for (const name of cookies.unfinished) reply.clearCookie(name, cookies.options);
    if (!attempt) {
      request.log.warn({ reason: "No sign-in was begun, or too long ago.", check: null }, refused);
      return pages.expired(reply);
    }
    const login = await finishLogin(signIn, request, reply, attempt);
    if (!login) return reply;
    // Checked after the exchange, so that a provider sees a code that is used twice and revokes
    // what it issued.
    if (!(await useState(db, realm, attempt.state, new Date(attempt.until)))) {
      request.log.warn({ reason: "This state was used before.", check: "state" }, refused);
      return pages.expired(reply, attempt.returnTo);
    }
    if (!login.identity) {
      request.log.warn({ reason: "The account has no role.", check: "role" }, refused);
      return pages.notLetIn(reply, emailIn(login.claims));
    }
    const replaced = sessionIdOf(realm, request, secureCookies);
    if (replaced) await endSession(db, realm, replaced);
    const session = {
      identity: login.identity,
      tokens: sealTokens(login.tokens, secret, now()),
      providerSession: await providerSessionOf(signIn, request, login.providerSession),
      userAgent: request.headers["user-agent"] ?? "",
    };
    const options = { ...cookies.options, maxAge: realm.lifetimes.absolute / 1000 };
    reply.setCookie(cookies.session, await beginSession(db, realm, session, now()), options);
    if (cookies.present)
      reply.setCookie(cookies.present, beganAt(now()), { ...options, httpOnly: false });
    if (signIn.isEmbedded) rememberDevice(signIn, reply, login.identity.subject);
    await signIn.onSignIn?.(request, reply, login.identity);
    return reply.header("cache-control", "no-store").redirect(attempt.returnTo, 303);
  });
};

/** `/login` starts a sign-in, unless it is a page of others; the provider sends the browser back to `/login/redirect`. */
export const addSignIn = (app: FastifyInstance, openedRealm: OpenRealm): void => {
  const signIn = createSignIn(openedRealm);
  if (!openedRealm.hasOwnPages) addLogin(app, signIn);
  addLoginRedirect(app, signIn);
};
