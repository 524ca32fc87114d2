import type { FastifyRequest } from "fastify";
import type {} from "@fastify/cookie"; // declares request.cookies
import { providerCookies, signed } from "../provider/provider-cookies.ts";
import type { Realm } from "../realm.ts";

/** `__Host-` binds a cookie to this very host; browsers take it over https alone. */
export const realmCookies = ({ name, cookies }: Realm, secure: boolean) => {
  const prefix = secure ? "__Host-" : "";
  const provider = providerCookies(name, secure);
  const session = prefix + cookies.session;
  const attempt = prefix + cookies.attempt;
  const { interaction, resume } = provider;
  return {
    session,
    attempt,
    provider,
    /** Those of a sign-in that goes on. */
    begun: [attempt, ...signed([interaction, resume])],
    all: [session, attempt, ...signed(Object.values(provider))],
    options: { path: "/", httpOnly: true, sameSite: "lax", secure } as const,
  };
};

/** The session's id that a browser brought. The name of the other scheme is not read: anybody near could set it. */
export const sessionIdOf = (
  realm: Realm,
  request: FastifyRequest,
  secure: boolean,
): string | undefined => request.cookies[realmCookies(realm, secure).session];
