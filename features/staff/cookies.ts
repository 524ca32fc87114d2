import type { FastifyRequest } from "fastify";
import type {} from "@fastify/cookie"; // declares request.cookies
import { providerCookies, signed } from "#platform/server/identity/provider-cookies.ts";
import { staffRealm } from "./realm.ts";

/** `__Host-` binds a cookie to this very host; browsers take it over https alone. */
export const staffCookies = (secure: boolean) => {
  const prefix = secure ? "__Host-" : "";
  const provider = providerCookies(staffRealm.name, secure);
  const session = `${prefix}wr-staff`;
  const attempt = `${prefix}wr-staff-login`;
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

export type StaffCookies = ReturnType<typeof staffCookies>;

/** The session's id that a browser brought. The name of the other scheme is not read: anybody near could set it. */
export const sessionIdIn = (request: FastifyRequest, secure: boolean): string | undefined =>
  request.cookies[staffCookies(secure).session];
