import type { FastifyRequest } from "fastify";
import { sessionIdOf } from "#platform/server/identity/session/cookies.ts";
import { staffRealm } from "./realm.ts";

/** The id of the staff's session that a browser brought. */
export const sessionIdIn = (request: FastifyRequest, secure: boolean): string | undefined =>
  sessionIdOf(staffRealm, request, secure);
