import type { FastifyReply, FastifyRequest } from "fastify";
import type {} from "@fastify/cookie"; // declares request.cookies
import type { OpenRealm } from "../realm-options.ts";
import { seal, unseal } from "../seal.ts";
import { realmCookies } from "../session/cookies.ts";
import { type LoginAttempt, loginAttemptSchema } from "./code-flow.ts";

type Keeping = Pick<OpenRealm, "realm" | "secret" | "secureCookies" | "now">;

/** Keeps a sign-in in the browser that has begun it, until its callback. */
export const keepAttempt = (
  { realm, secret, secureCookies, now }: Keeping,
  reply: FastifyReply,
  attempt: LoginAttempt,
): void => {
  const { attempt: name, options } = realmCookies(realm, secureCookies);
  reply.setCookie(name, seal(JSON.stringify(attempt), secret, "login"), {
    ...options,
    maxAge: Math.ceil((attempt.until - now().getTime()) / 1000),
  });
};

/** The sign-in that this browser has begun; null without one and for one that is over. */
export const readAttempt = (
  { realm, secret, secureCookies, now }: Keeping,
  request: FastifyRequest,
): LoginAttempt | null => {
  const { attempt: name } = realmCookies(realm, secureCookies);
  const text = unseal(request.cookies[name] ?? "", secret, "login");
  const attempt = text ? loginAttemptSchema.parse(JSON.parse(text)) : null;
  return attempt && attempt.until > now().getTime() ? attempt : null;
};
