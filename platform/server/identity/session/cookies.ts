import type { FastifyRequest } from "fastify";
import type {} from "@fastify/cookie"; // declares request.cookies
import { providerCookies, withSignatures } from "../provider/provider-cookies.ts";
import type { SessionRealm } from "../realm.ts";

/** `__Host-` binds a cookie to its host; browsers accept it over https only. */
export const realmCookies = ({ name, cookies }: SessionRealm, secure: boolean) => {
  const prefix = secure ? "__Host-" : "";
  const provider = providerCookies(name, secure);
  const session = prefix + cookies.session;
  const attempt = prefix + cookies.attempt;
  const { interaction, resume } = provider;
  const present = cookies.present === undefined ? null : prefix + cookies.present;
  return {
    /** Of an earlier sign-in to one account in this browser. */
    device: `${session}-known`,
    /** Null for a realm without one. */
    present,
    session,
    attempt,
    provider,
    /** Cookies of an unfinished sign-in. */
    unfinished: [attempt, ...withSignatures([interaction, resume])],
    all: [
      session,
      attempt,
      ...withSignatures(Object.values(provider)),
      ...(present === null ? [] : [present]),
    ],
    options: { path: "/", httpOnly: true, sameSite: "lax", secure } as const,
  };
};

/**
 * Reads only the name that belongs to the scheme: a cookie without `__Host-` could be set by others
 * on the network.
 */
export const sessionIdOf = (
  realm: SessionRealm,
  request: FastifyRequest,
  secure: boolean,
): string | undefined => request.cookies[realmCookies(realm, secure).session];
