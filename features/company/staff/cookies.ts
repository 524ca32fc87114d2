import type { FastifyRequest } from "fastify";
import { realmCookies, sessionIdOf } from "#platform/server/identity/session/cookies.ts";
import { staffRealm } from "./realm.ts";

export const sessionIdIn = (request: FastifyRequest, secure: boolean): string | undefined =>
  sessionIdOf(staffRealm, request, secure);

export const sessionCookieName = (secure: boolean): string =>
  realmCookies(staffRealm, secure).session;
