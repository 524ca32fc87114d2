import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sessionNamed } from "../provider/end-session.ts";
import type { OpenRealm } from "../open-realm.ts";
import { signInPages } from "../pages/sign-in-pages.ts";
import { seal, unseal } from "../seal.ts";
import { realmCookies, sessionIdOf } from "../session/cookies.ts";
import { beginSession, endSession } from "../session/store.ts";
import { beginLogin, endLogin, type LoginAttempt, loginAttempt } from "./code-flow.ts";
import { isSilence, reasonOf } from "./provider-errors.ts";
import { safeReturnTo } from "./return-to.ts";
import { sealTokens } from "./tokens.ts";
import { takeState } from "./used-states.ts";

/** Seconds that somebody has to type a password. */
const attemptLasts = 600;

/** `/login`, where a sign-in begins, and `/login/redirect`, where the provider sends the browser back to. */
export const addSignIn = (app: FastifyInstance, open: OpenRealm): void => {
  const { db, realm, origin, secret, secureCookies, now, discover, identityOf } = open;
  const constraints = { host: new URL(origin).host };
  const cookies = realmCookies(realm, secureCookies);
  const pages = signInPages(realm.words);

  const readAttempt = (request: FastifyRequest): LoginAttempt | null => {
    const text = unseal(request.cookies[cookies.attempt] ?? "", secret, "login");
    const attempt = text ? loginAttempt.parse(JSON.parse(text)) : null;
    return attempt && attempt.until > now().getTime() ? attempt : null;
  };

  app.get("/login", { constraints }, async (request, reply) => {
    const { returnTo } = z.object({ returnTo: z.unknown().optional() }).parse(request.query);
    const wanted = safeReturnTo(returnTo);
    const config = await discover().catch((error: unknown) => {
      request.log.warn({ reason: reasonOf(error) }, "sign-in provider not reached");
      return null;
    });
    if (!config) return pages.providerAway(reply, wanted);
    const { url, ...checks } = await beginLogin(config, `${origin}/login/redirect`);
    const attempt: LoginAttempt = {
      ...checks,
      returnTo: wanted,
      until: now().getTime() + attemptLasts * 1000,
    };
    reply.setCookie(cookies.attempt, seal(JSON.stringify(attempt), secret, "login"), {
      ...cookies.options,
      maxAge: attemptLasts,
    });
    return reply.header("cache-control", "no-store").redirect(url.href, 303);
  });

  /** What the provider says at the end of an attempt; null when an answer has been sent instead. */
  const hear = async (request: FastifyRequest, reply: FastifyReply, attempt: LoginAttempt) => {
    try {
      const ended = await endLogin(await discover(), new URL(request.url, origin), attempt);
      return { ...ended, identity: identityOf(ended.claims) };
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, "sign-in refused");
      if (isSilence(error)) await pages.providerAway(reply, attempt.returnTo);
      else await pages.expired(reply, attempt.returnTo);
      return null;
    }
  };

  /** The provider's own session, by which a sign-out ends all that began with it. */
  const providerSessionOf = async (request: FastifyRequest, told: unknown) =>
    open.isEmbedded
      ? sessionNamed(db, realm.name, request.cookies[cookies.provider.session])
      : z
          .string()
          .nullable()
          .catch(null)
          .parse(told ?? null);

  app.get("/login/redirect", { constraints }, async (request, reply) => {
    const attempt = readAttempt(request);
    for (const name of cookies.begun) reply.clearCookie(name, cookies.options);
    if (!attempt) return pages.expired(reply);
    const heard = await hear(request, reply, attempt);
    if (!heard) return reply;
    // After the exchange, so that a provider hears of a code that comes again and takes back what it gave.
    if (!(await takeState(db, realm, attempt.state, new Date(attempt.until))))
      return pages.expired(reply, attempt.returnTo);
    if (!heard.identity) return pages.notLetIn(reply);
    const replaced = sessionIdOf(realm, request, secureCookies);
    if (replaced) await endSession(db, realm, replaced);
    const session = {
      identity: heard.identity,
      tokens: sealTokens(heard.tokens, secret, now()),
      providerSession: await providerSessionOf(request, heard.providerSession),
    };
    reply.setCookie(cookies.session, await beginSession(db, realm, session, now()), {
      ...cookies.options,
      maxAge: realm.lifetimes.absolute / 1000,
    });
    await open.onSignIn?.(request, reply, heard.identity);
    return reply.header("cache-control", "no-store").redirect(attempt.returnTo, 303);
  });
};
