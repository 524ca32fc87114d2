import type { FastifyReply, FastifyRequest } from "fastify";
import type {} from "@fastify/cookie"; // declares request.cookies
import type { SessionRealm } from "../realm.ts";
import type { OpenRealm } from "../realm-options.ts";
import { readToken, signToken } from "../signed-token.ts";
import { realmCookies } from "./cookies.ts";

type Knowing = Pick<OpenRealm, "secret" | "secureCookies" | "now"> &
  Readonly<{ realm: SessionRealm }>;

const lifetimeMs = 180 * 86_400_000;

const signingOf = ({ realm, secret }: Knowing) => ({
  secret,
  purpose: `known device of ${realm.name}`,
});

/** Marks the browser as one in which the account has signed in; each knows one account. */
export const rememberDevice = (knowing: Knowing, reply: FastifyReply, accountId: string): void => {
  const { realm, secureCookies, now } = knowing;
  const { device, options } = realmCookies(realm, secureCookies);
  const until = new Date(now().getTime() + lifetimeMs);
  reply.setCookie(device, signToken(accountId, until, signingOf(knowing)), {
    ...options,
    maxAge: lifetimeMs / 1000,
  });
};

/**
 * What tells the account's known browsers apart; null for a browser in which the account never
 * signed in. @param accountId null where there is no such account
 */
export const knownDevice = (
  knowing: Knowing,
  request: FastifyRequest,
  accountId: string | null,
): string | null => {
  const { device } = realmCookies(knowing.realm, knowing.secureCookies);
  const token = request.cookies[device] ?? "";
  const state = readToken(token, accountId ?? "", knowing.now(), signingOf(knowing));
  return state === "good" && accountId !== null ? token : null;
};
